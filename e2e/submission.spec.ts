import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import { messagesFor } from '@cyberluach/i18n/messages'
import { signInThroughPage } from '../server/testing/sign-in-page.ts'
import { field, fillEventForm, openEventForm, typedEvent } from './support/event-form.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const admin = () => ({ username: 'admin', password: process.env.E2E_PASSWORD ?? '' })
const { dashboard } = messagesFor('he')
const dayAhead = (days: number) => addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), days)

for (const locale of bothLocales) {
  const visit = visitIn(locale)
  const { t, path } = visit

  test.describe(`submitting an event, ${locale}`, () => {
    test('submit, sign in, approve: the event is on the calendar within a second', async ({
      page,
      browser,
      baseURL,
    }) => {
      const title = `Haifa Packet Day ${crypto.randomUUID().slice(0, 8)}`
      const day = dayAhead(locale === 'he' ? 9 : 8)
      const dialog = await openEventForm(page, visit)
      await fillEventForm(dialog, visit, typedEvent(title, day))
      await dialog.getByRole('button', { name: t.eventForm.submit }).click()
      await page.waitForURL(/\/awaiting-approval\?/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await expect(page.getByText(t.toasts.submission.sent.title)).toBeVisible()

      const office = await browser.newContext({ baseURL })
      const desk = await office.newPage()
      await signInThroughPage(desk, admin())
      await desk.getByRole('tab', { name: dashboard.tabs.submissions }).click()
      await desk.getByRole('searchbox').fill(title)
      const row = desk.getByRole('row').filter({ hasText: title }).first()
      await row.getByRole('button', { name: new RegExp(`^${dashboard.decision.approve}`) }).click()
      await expect(desk.getByText(dashboard.toasts.approved)).toBeVisible()
      const approved = Date.now()
      const html = await page.request.get(path(`/day/${day}`)).then((answer) => answer.text())
      expect(html).toContain(title)
      expect(Date.now() - approved).toBeLessThan(1_000)
      await page.goto(path(`/day/${day}`))
      await expect(page.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible()
      await office.close()
    })

    test('says what is missing beside each field, and sends nothing', async ({ page }) => {
      const dialog = await openEventForm(page, visit)
      let sent = 0
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/api/submissions')) sent += 1
      })
      await dialog.getByRole('button', { name: t.eventForm.submit }).click()
      await expect(page.getByText(t.toasts.submission.missing.text)).toBeVisible()
      await expect(field(dialog, t.eventForm.fields.title.label)).toBeFocused()
      for (const sentence of [
        t.eventForm.errors.title,
        t.eventForm.errors.startDate,
        t.eventForm.errors.organizerEmail,
      ]) {
        await expect(dialog.getByText(sentence)).toBeVisible()
      }
      expect(sent).toBe(0)
    })

    test.describe('with the server away', () => {
      test.use({ expectedErrors: [/503|Failed to load resource/] })

      test('keeps what was typed, and sends it once it is back', async ({ page }) => {
        const title = `Patient Event ${crypto.randomUUID().slice(0, 8)}`
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

    test('works with the keyboard alone', async ({ page }) => {
      await page.goto(path('/submit'))
      await page.getByRole('button', { name: t.submitPage.submitNow }).first().focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: t.eventForm.title })
      const typed = typedEvent(`Keyboard Evening ${crypto.randomUUID().slice(0, 8)}`, dayAhead(40))
      const first = field(dialog, t.eventForm.fields.title.label)
      await first.waitFor()
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
  })
}

/** Presses Tab until `target` has the focus. */
async function tabTo(
  page: import('@playwright/test').Page,
  target: import('@playwright/test').Locator,
): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Sixty presses of Tab did not reach the field')
}
