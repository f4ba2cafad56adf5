import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { changeOf } from '../../forms/submission-change.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { sampleStanding } from '../../testing/sample-standing.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { eventFormTexts } from '../event-form/event-form-texts.ts'
import { DetailsForm } from './LinkedForm.tsx'
import { StateForm } from './StateForm.tsx'

const t = messagesFor('en')
const words = t.submissionLink
const { fields } = t.eventForm
const timeZone = 'Asia/Jerusalem'
const standing = sampleStanding()

const details = (locale: Locale = 'en') => (
  <DetailsForm
    locale={locale}
    texts={eventFormTexts(messagesFor(locale))}
    countries={[['IL', 'Israel']]}
    languages={[['en', 'English']]}
    zones={[[timeZone, 'Israel Time']]}
    standing={standing}
    posted={undefined}
    token="token"
    timeZone={timeZone}
    action="/submission/token"
    words={messagesFor(locale).submissionLink}
  />
)

const state = (locale: Locale = 'en') => {
  const { submissionLink, eventForm, validation, requestErrors } = messagesFor(locale)
  return (
    <StateForm
      locale={locale}
      words={{ ...submissionLink, fields: eventForm.fields, validation, requestErrors, zone: 'Israel Time' }}
      choices={['moved', 'postponed', 'cancelled']}
      initial={changeOf(standing.event, timeZone)}
      posted={undefined}
      token="token"
      timeZone={timeZone}
      action="/submission/token"
    />
  )
}

const field = (name: string) => page.elementLocator(document.querySelector(`[name=${name}]`) as HTMLElement)
const send = () => page.getByRole('button', { name: words.askSend })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

test.each(['en', 'he'] as const)('both forms are taken over as the server wrote them, %s', async (locale) => {
  answerCalls(() => Response.json([]))
  await takeOver(details(locale))
  await takeOver(state(locale))
})

test('other details begin with what stands, are not sent unchanged, and say what was found', async () => {
  const taken = Response.json(
    { error: 'Some fields need attention.', code: 'invalid', issues: [{ path: 'title', code: 'text' }] },
    { status: 422 },
  )
  const calls = answerCalls(({ method }) => (method === 'PUT' ? taken.clone() : Response.json([])))
  const sent = () => calls.filter(({ method }) => method === 'PUT')
  await takeOver(details())
  await expect.element(field('title')).toHaveValue('Night of all flags')
  await expect.element(field('tags')).toHaveValue('night, ctf')
  await expect.element(field('endTime')).toHaveValue('')
  await send().click()
  await expect.element(field('reason')).toHaveAccessibleDescription(new RegExp(t.validation.unchanged))
  expect(sent()).toEqual([])
  await field('locationVenue').fill('Port 3')
  await send().click()
  await expect.poll(() => sent().length).toBe(1)
  expect(await sent()[0]?.json()).toMatchObject({
    title: 'Night of all flags',
    locationVenue: 'Port 3',
    startDate: standing.event.startDate,
    endDate: null,
  })
  await expect.element(field('title')).toHaveAccessibleDescription(new RegExp(t.validation.text))
})

test('a move begins with the days that stand, and what is missing is said until it is there', async () => {
  const calls = answerCalls(() => new Response('away', { status: 503 }))
  await takeOver(state())
  await send().click()
  await expect.element(page.getByText(t.validation.choose)).toBeVisible()
  await expect.element(field('reason')).toHaveAccessibleDescription(new RegExp(t.validation.required))
  await page.getByText(words.askStates.moved).click()
  await expect.element(page.getByText(t.validation.choose)).not.toBeInTheDocument()
  await expect.element(field('startDate')).toHaveValue('2026-12-03')
  await expect.element(field('startTime')).toHaveValue('18:00')
  await expect.element(page.getByText(`${fields.startDate.label} *`)).toBeVisible()
  await field('startDate').fill('')
  await send().click()
  await expect.element(field('startDate')).toHaveAccessibleDescription(t.validation.required)
  await field('startDate').fill('2027-01-10')
  await expect.element(field('startDate')).not.toHaveAccessibleDescription(t.validation.required)
  await field('reason').fill('The hall is flooded')
  await send().click()
  await expect.poll(() => calls.length).toBe(1)
  expect(await calls[0]?.json()).toEqual({
    state: 'moved',
    reason: 'The hall is flooded',
    allDay: false,
    startDate: '2027-01-10T18:00:00+02:00',
    endDate: null,
  })
})
