import type { Page } from '@playwright/test'
import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { fillEventForm, openEventForm, typedEvent } from './support/event-form.ts'
import { bothLocales, expect, test, visitIn, visitInTurn, withMotion, type Visit } from './support/test.ts'

test.use(withMotion)

const visit = visitInTurn('messages')

test('a message that the page before has left is shown at once', async ({ page }) => {
  const left = { kind: 'success', title: 'Left behind' }
  await page.addInitScript((message) => {
    sessionStorage.setItem('cyberluach.toast', JSON.stringify(message))
  }, left)
  // It goes by itself soon after it came, which is before the page has loaded where that takes long.
  await page.goto(visit.path('/about'), { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: left.title })).toBeVisible()
})

for (const locale of bothLocales)
  test(`a swipe of 50 px to the right puts a message away, a shorter one or one to the left does not, ${locale}`, async ({
    page,
  }) => {
    const toast = page.locator('[data-part=toast]')
    const inLanguage = visitIn(locale)
    await page.goto(inLanguage.path('/about'))
    await raiseMessage(page, inLanguage)
    // Who points at it keeps it.
    await toast.hover()
    await swipe(page, 49)
    await expect(toast).toHaveCSS('translate', 'none')
    await expect(toast).toBeVisible()
    await swipe(page, -80)
    await expect(toast).toHaveCSS('translate', 'none')
    await expect(toast).toBeVisible()
    await test.step('text that is selected stays where it is', async () => {
      await toast.selectText()
      await swipe(page, 50, '[data-part=toast] b')
      await expect(toast).toHaveCount(0)
    })
  })

test.describe('with the server away', () => {
  test.use({ expectedErrors: [/503|Failed to load resource/] })

  test('a message of what became of a form outlasts its dialog, and what is wrong in it is said there alone', async ({
    page,
  }) => {
    const { t } = visit
    const dialog = await openEventForm(page, visit)
    const submit = dialog.getByRole('button', { name: t.eventForm.submit })
    const message = page.locator('[data-part=toast]')
    await submit.click()
    await expect(dialog.getByRole('alert').getByText(t.toasts.submission.missing.text)).toBeVisible()
    await expect(message).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: t.submitPage.submitNow }).first().click()
    const day = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 30)
    await fillEventForm(dialog, visit, typedEvent('Lasting Words', day))
    await page.route('**/api/submissions', (route) => route.fulfill({ status: 503, json: { error: 'away' } }))
    await submit.click()
    const failed = { hasText: t.toasts.submission.failed.text }
    await dialog.locator('[data-part=toast]').filter(failed).hover()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await message.filter(failed).getByRole('button', { name: t.toasts.close }).click()
    await expect(message).toHaveCount(0)
  })
})

/** Sends the empty newsletter form, which a message answers. */
async function raiseMessage(page: Page, { t }: Visit): Promise<void> {
  const form = page.getByRole('form', { name: t.newsletter.formLabel })
  await form.getByRole('button', { name: t.newsletter.submit }).click()
}

/** Moves the message by so many pixels to the right, from the middle of one of its parts, and lets go. */
async function swipe(page: Page, distance: number, from = '[data-part=toast]'): Promise<void> {
  const box = await page.locator(from).boundingBox()
  if (!box) throw new Error('There is no message')
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 5 })
  await page.mouse.up()
}
