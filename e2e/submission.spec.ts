import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { Locator, Page } from '@playwright/test'
import { signInThroughPage } from '../server/testing/sign-in-page.ts'
import { admin } from './support/api.ts'
import { field, fillEventForm, openEventForm, typedEvent } from './support/event-form.ts'
import { rowOf, search, uniqueTitle } from './support/queues.ts'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { dashboard } = messagesFor('he')
const dayAhead = (days: number) => addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), days)
const visit = visitInTurn('submission')
const { t, path } = visit

test(
  'an event that somebody submits and an admin approves is on the calendar',
  main,
  async ({ page, browser, baseURL }) => {
    const title = uniqueTitle('Haifa Packet Day')
    const day = dayAhead(9)
    await test.step('it is submitted, and waits', async () => {
      const dialog = await openEventForm(page, visit)
      await fillEventForm(dialog, visit, typedEvent(title, day))
      await dialog.getByRole('button', { name: t.eventForm.submit }).click()
      await page.waitForURL(/\/awaiting-approval\?/)
      await expect(page.getByText(t.toasts.submission.sent.title)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    })

    await test.step('an admin signs in, finds it and approves it', async () => {
      const office = await browser.newContext({ baseURL })
      const desk = await office.newPage()
      await signInThroughPage(desk, admin())
      await desk.getByRole('tab', { name: dashboard.tabs.submissions }).click()
      await search(desk, title, 1)
      const approve = new RegExp(`^${dashboard.decision.approve}`)
      await rowOf(desk, title).getByRole('button', { name: approve }).click()
      await expect(desk.getByText(dashboard.toasts.approved)).toBeVisible()
      await office.close()
    })

    await test.step('its day shows it', async () => {
      const isServed = async () => (await (await page.request.get(path(`/day/${day}`))).text()).includes(title)
      await expect.poll(isServed).toBe(true)
      await page.goto(path(`/day/${day}`))
      await expect(page.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible()
    })
  },
)

test.describe('with the server away', () => {
  test.use({ expectedErrors: [/503|Failed to load resource/] })

  test('an event keeps what was typed, and is sent once the server is back', async ({ page }) => {
    const title = uniqueTitle('Patient Event')
    const dialog = await openEventForm(page, visit)
    await fillEventForm(dialog, visit, typedEvent(title, dayAhead(30)))
    const body = JSON.stringify({ error: 'The service is down.', code: 'unavailable' })
    await page.route('**/api/submissions', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body }),
    )
    await dialog.getByRole('button', { name: t.eventForm.submit }).click()
    await expect(page.getByText(t.toasts.submission.failed.title)).toBeVisible()
    await expect(field(dialog, t.eventForm.fields.title.label)).toHaveValue(title)
    await page.unroute('**/api/submissions')
    await dialog.getByRole('button', { name: t.eventForm.submit }).click()
    await page.waitForURL(/\/awaiting-approval\?/)
  })
})

test('an event is submitted with the keyboard alone', main, async ({ page }) => {
  await page.goto(path('/submit'))
  await page.getByRole('button', { name: t.submitPage.submitNow }).first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t.eventForm.title })
  const typed = typedEvent(uniqueTitle('Keyboard Evening'), dayAhead(40))
  const first = field(dialog, t.eventForm.fields.title.label)
  await expect(first).toBeVisible()
  await tabTo(page, first)
  await page.keyboard.type(typed.title)
  await tabTo(page, dialog.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, field(dialog, t.eventForm.fields.description.label))
  await page.keyboard.type(typed.description)
  await dialog.getByLabel(t.eventForm.fields.startDate.label).first().fill(typed.day)
  for (const key of ['organizerEmail', 'contactPersonName', 'contactPersonPhone'] as const) {
    await tabTo(page, field(dialog, t.eventForm.fields[key].label))
    await page.keyboard.type(typed[key])
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/awaiting-approval\?/)
})

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Sixty presses of Tab did not reach the field')
}
