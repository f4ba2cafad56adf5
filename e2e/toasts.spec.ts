import type { Page } from '@playwright/test'
import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import { fillEventForm, openEventForm, typedEvent } from './support/event-form.ts'
import { bothLocales, expect, test, visitIn, withMotion } from './support/test.ts'

test.use(withMotion)

for (const locale of bothLocales) {
  const visit = visitIn(locale)
  const { t, path } = visit
  const { missing } = t.toasts.newsletter

  /** Sends the empty newsletter form, which a message answers. */
  async function raiseMessage(page: Page) {
    const form = page.getByRole('form', { name: t.newsletter.formLabel })
    await form.getByRole('button', { name: t.newsletter.submit }).click()
  }

  test.describe(`messages, ${locale}`, () => {
    test('one that the page before has left is shown at once; F8 brings the focus to it, Escape puts it away and gives the focus back; a swipe of 50 px to the right puts it away, a shorter one or one to the left does not, and selected text stays where it is; one is shown at a time, for five seconds', async ({
      page,
    }) => {
      await page.clock.install()
      const left = { kind: 'success', title: 'Left behind' }
      await page.addInitScript((message) => {
        if (sessionStorage.getItem('came-before')) return
        sessionStorage.setItem('came-before', 'yes')
        sessionStorage.setItem('cyberluach.toast', JSON.stringify(message))
      }, left)
      await page.goto(path('/about'))
      await expect(page.getByRole('status').filter({ hasText: left.title })).toBeVisible()
      await page.reload()
      await expect(page.getByText(left.title)).toHaveCount(0)

      const toast = page.locator('[data-part=toast]')
      await raiseMessage(page)
      await expect(toast).toBeVisible()
      await page.keyboard.press('F8')
      await expect(toast).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(toast).toHaveCount(0)
      await expect(page.getByRole('contentinfo').getByLabel(t.newsletter.fullName)).toBeFocused()

      await raiseMessage(page)
      await expect(toast).toBeVisible()
      await swipe(page, 49)
      await expect(toast).toBeVisible()
      await swipe(page, -80)
      await expect(toast).toBeVisible()
      await toast.selectText()
      await swipe(page, 50, '[data-part=toast] b')
      // Before it would go by itself.
      await expect(toast).toHaveCount(0, { timeout: 3_000 })

      await page.clock.pauseAt(Date.now() + 60_000)
      await raiseMessage(page)
      // What that sets off needs the clock to go on.
      await expect(async () => {
        await page.clock.runFor(10)
        await expect(toast).toContainText(missing.text, { timeout: 200 })
      }).toPass()
      await raiseMessage(page)
      await page.clock.runFor(4_950)
      await expect(toast).toHaveCount(1)
      await page.clock.runFor(100)
      await expect(toast).toHaveCount(0)
    })

    test.describe('with the server away', () => {
      test.use({ expectedErrors: [/503|Failed to load resource/] })

      test('it stands above an open dialog, and goes with it where it is about its fields; what became of a form outlasts it', async ({
        page,
      }) => {
        const dialog = await openEventForm(page, visit)
        await dialog.getByRole('button', { name: t.eventForm.submit }).click()
        const toast = dialog.locator('[data-part=toast]')
        await expect(toast).toContainText(t.toasts.submission.missing.text)
        await toast.hover()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(page.locator('[data-part=toast]')).toHaveCount(0)

        await page.getByRole('button', { name: t.submitPage.submitNow }).first().click()
        const day = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 30)
        await fillEventForm(dialog, visit, typedEvent('Lasting Words', day))
        await page.route('**/api/submissions', (route) =>
          route.fulfill({ status: 503, json: { error: 'away' } }),
        )
        await dialog.getByRole('button', { name: t.eventForm.submit }).click()
        await toast.hover()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(page.locator('[data-part=toast]')).toContainText(t.toasts.submission.failed.text)
        await page.getByRole('button', { name: t.toasts.close }).click()
        await expect(page.locator('[data-part=toast]')).toHaveCount(0)
      })
    })
  })
}

/** Moves the message by so many pixels to the right, from the middle of one of its parts, and lets go. */
async function swipe(page: Page, distance: number, from = '[data-part=toast]') {
  const box = await page.locator(from).boundingBox()
  if (!box) throw new Error('There is no message')
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 5 })
  await page.mouse.up()
}
