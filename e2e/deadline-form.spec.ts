import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { formatDate } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { Locator } from '@playwright/test'
import { approve } from './support/api.ts'
import { fillEventForm, openEventForm, typedEvent } from './support/event-form.ts'
import { addressIn, mailTo } from './support/mails.ts'
import { expect, main, test, visitInTurn } from './support/test.ts'

const visit = visitInTurn('deadlines in the form for an event')
const { locale, t, path } = visit
const words = t.eventForm.deadlines
const kinds = t.eventPage.deadlineKinds

const day = addDays(dayKeyOf(new Date(), 'UTC'), 60)
const closes = addDays(day, -30)

test(
  'a deadline is handed in with an event, told its sender, and stands on the page of deadlines',
  main,
  async ({ page, request, ownProduct }) => {
    const title = unique()
    const organizerEmail = `organizer-${crypto.randomUUID().slice(0, 8)}@example.com`
    const id = await test.step('handed in', async () => {
      const dialog = await openEventForm(page, visit)
      await fillEventForm(dialog, visit, { ...typedEvent(title, day), organizerEmail })
      await write(dialog)
      await dialog.getByRole('button', { name: t.eventForm.submit }).click()
      await page.waitForURL(/\/awaiting-approval\?/)
      return new URL(page.url()).searchParams.get('id') ?? ''
    })

    await test.step('shown to its sender by the link of the mail', async () => {
      const received = await mailTo(ownProduct, organizerEmail, 'submissionReceived')
      await page.goto(addressIn(received, '/submission/'))
      await expect(page.getByRole('main')).toContainText(kinds.callForPapers)
      await expect(page.getByRole('main')).toContainText(formatDate(locale, closes))
    })

    await test.step('carried to the event, and to the page of deadlines', async () => {
      const event = await approve(request, id)
      const found = (await (await request.get(`/api/events/${event}`)).json()) as CalendarEvent
      expect(found.deadlines).toMatchObject([{ kind: 'callForPapers', day: closes, zone: 'Europe/London' }])
      const deadlines = path('/deadlines?kind=callForPapers')
      await expect.poll(async () => (await request.get(deadlines)).text()).toContain(title)
      await page.goto(deadlines)
      const row = page.getByRole('main').locator('details').filter({ hasText: title })
      await row.locator('summary').click()
      await expect(row.getByRole('link', { name: title }).first()).toBeVisible()
    })
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] })

  test('what is wrong with a deadline is said at its field, and what was written stays', async ({ page }) => {
    await page.goto(path('/submit/form'))
    const form = page.locator('main form')
    const firstDay = form.getByLabel(words.day, { exact: true }).first()
    await fillEventForm(form, visit, typedEvent(unique(), day))
    await write(form)
    await firstDay.fill(addDays(day, 3))
    await form.getByRole('button', { name: t.eventForm.submit }).click()
    const place = `${fill(locale, words.legend, { n: 1 })}: ${words.day}`
    await page.getByRole('alert').getByRole('link', { name: place }).click()
    await expect(firstDay).toBeInViewport()
    await expect(form.getByText(t.validation.deadlineAfterEvent)).toBeVisible()
    await expect(form.locator('[name=deadline3Kind]')).toBeHidden()
    await expect(form.getByLabel(words.kind, { exact: true }).first()).toHaveValue('callForPapers')
    await firstDay.fill('2020-01-01')
    await form.getByRole('button', { name: t.eventForm.submit }).click()
    await page.waitForURL(/\/awaiting-approval\?/)
    await expect(page.getByText(t.awaitingApproval.past)).toBeVisible()
  })
})

/** Writes a deadline into the first place. */
async function write(form: Locator): Promise<void> {
  await form.getByText(words.title, { exact: true }).click()
  await form.getByLabel(words.kind, { exact: true }).first().selectOption('callForPapers')
  await form.getByLabel(words.day, { exact: true }).first().fill(closes)
  await form.getByLabel(words.zone, { exact: true }).first().selectOption('Europe/London')
}

function unique(): string {
  return `Flags ${crypto.randomUUID().slice(0, 8)}`
}
