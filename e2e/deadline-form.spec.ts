import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { formatDate } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { Locator } from '@playwright/test'
import { approve } from './support/api.ts'
import { fillEventForm, openEventForm, typedEvent } from './support/event-form.ts'
import { addressIn, mailTo } from './support/mails.ts'
import { openTab, queueOf, rowOf, search } from './support/queues.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const day = addDays(dayKeyOf(new Date(), 'UTC'), 60)
const closes = addDays(day, -30)
const unique = () => `Flags ${crypto.randomUUID().slice(0, 8)}`

for (const locale of bothLocales) {
  const visit = visitIn(locale)
  const { t, path } = visit
  const words = t.eventForm.deadlines
  const kinds = t.eventPage.deadlineKinds

  /** Writes a deadline into the first place. */
  async function write(form: Locator): Promise<void> {
    await form.getByText(words.title, { exact: true }).click()
    await form.getByLabel(words.kind, { exact: true }).first().selectOption('callForPapers')
    await form.getByLabel(words.day, { exact: true }).first().fill(closes)
    await form.getByLabel(words.zone, { exact: true }).first().selectOption('Europe/London')
  }

  test(`a deadline is handed in with an event, shown to its sender, and stands on the page of deadlines, ${locale}`, async ({
    page,
    request,
    ownProduct,
  }) => {
    const title = unique()
    const organizerEmail = `organizer-${crypto.randomUUID().slice(0, 8)}@example.com`
    const dialog = await openEventForm(page, visit)
    await fillEventForm(dialog, visit, { ...typedEvent(title, day), organizerEmail })
    await write(dialog)
    await dialog.getByRole('button', { name: t.eventForm.submit }).click()
    await page.waitForURL(/\/awaiting-approval\?/)
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    const received = await mailTo(ownProduct, organizerEmail, 'submissionReceived')
    await page.goto(addressIn(received, '/submission/'))
    await expect(page.getByRole('main')).toContainText(kinds.callForPapers)
    await expect(page.getByRole('main')).toContainText(formatDate(locale, closes))

    const event = await approve(request, id)
    const found = (await (await request.get(`/api/events/${event}`)).json()) as CalendarEvent
    expect(found.deadlines).toMatchObject([{ kind: 'callForPapers', day: closes, zone: 'Europe/London' }])
    await page.goto(path('/deadlines?kind=callForPapers'))
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  })

  test.describe(`without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] })

    test('what is wrong with a deadline is said at its field, and what was written stays', async ({
      page,
    }) => {
      await page.goto(path('/submit/form'))
      const form = page.locator('main form')
      await fillEventForm(form, visit, typedEvent(unique(), day))
      await write(form)
      await form.getByLabel(words.day, { exact: true }).first().fill(addDays(day, 3))
      await form.getByRole('button', { name: t.eventForm.submit }).click()
      const place = `${fill(locale, words.legend, { n: 1 })}: ${words.day}`
      await page.getByRole('alert').getByRole('link', { name: place }).click()
      await expect(form.getByLabel(words.day, { exact: true }).first()).toBeInViewport()
      await expect(form.getByText(t.validation.deadlineAfterEvent)).toBeVisible()
      await expect(form.locator('[name=deadline3Kind]')).toBeHidden()
      await expect(form.getByLabel(words.kind, { exact: true }).first()).toHaveValue('callForPapers')
      await form.getByLabel(words.day, { exact: true }).first().fill('2020-01-01')
      await form.getByRole('button', { name: t.eventForm.submit }).click()
      await page.waitForURL(/\/awaiting-approval\?/)
      await expect(page.getByText(t.awaitingApproval.past)).toBeVisible()
    })
  })
}

test('who decides about an event sees its deadlines', async ({ page, request }) => {
  const title = unique()
  await request.post('/api/submissions', {
    data: {
      title,
      eventType: 'meetup',
      startDate: `${day}T18:00:00+02:00`,
      organizerEmail: 'organizer@example.com',
      deadlines: [{ kind: 'earlyPrice', day: closes }],
    },
  })
  const { t } = visitIn('he')
  await openTab(page, 'submissions')
  await search(page, title, 1)
  await rowOf(page, title).locator('[aria-expanded]').click()
  await expect(queueOf(page).locator('[data-part=detail]')).toContainText(
    t.eventPage.deadlineKinds.earlyPrice,
  )
})
