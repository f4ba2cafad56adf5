import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { $toast, hideToast } from '../../stores/toast.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { EventForm } from './EventForm.tsx'
import { eventFormTexts } from './event-form-texts.ts'

const t = messagesFor('en')
const { fields } = t.eventForm
const day = '2027-03-03'

const form = (locale: 'en' | 'he' = 'en') => (
  <EventForm
    locale={locale}
    texts={eventFormTexts(messagesFor(locale))}
    countries={[['IL', 'Israel']]}
    languages={[['en', 'English']]}
    zones={[
      ['Asia/Jerusalem', 'Israel Time'],
      ['Asia/Tokyo', 'Japan Time'],
    ]}
    timeZone="Asia/Jerusalem"
    readsLinks={false}
    action="/submit/form"
  />
)

const field = (name: keyof typeof fields) => page.getByLabelText(fields[name].label, { exact: true })
const text = (name: keyof typeof fields) =>
  page.getByRole('textbox', { name: new RegExp(`^${fields[name].label}( \\*)?$`) })
const startDate = () => page.getByLabelText(new RegExp(`^${fields.startDate.label}`))
const box = (name: 'allDay' | 'isOnline') => page.getByText(fields[name].label, { exact: true })
const send = () => page.getByRole('button', { name: t.eventForm.submit })

beforeEach(() => {
  hideToast()
  // No proof of work is to be had, which is said.
  vi.spyOn(console, 'warn').mockReturnValue()
})

test('an evening ends two hours later by itself, on its day, until somebody says when', async () => {
  answerCalls(() => Response.json([]))
  await takeOver(form())
  await startDate().fill(day)
  await field('startTime').fill('19:00')
  await expect.element(field('endTime')).toHaveValue('21:00')
  await field('startTime').fill('23:00')
  await expect.element(field('endTime')).toHaveValue('23:59')
  await expect.element(field('endDate')).toHaveValue('')
  await field('endTime').fill('23:30')
  await field('startTime').fill('20:00')
  await expect.element(field('endTime')).toHaveValue('23:30')
})

test('whole days have neither hours nor a clock', async () => {
  answerCalls(() => Response.json([]))
  await takeOver(form())
  await startDate().fill(day)
  await field('startTime').fill('19:00')
  await box('allDay').click()
  for (const name of ['startTime', 'endTime', 'timeZone'] as const) await expect.element(field(name)).not.toBeVisible()
  await expect.element(field('endDate')).toHaveValue('')
  await box('allDay').click()
  await expect.element(field('startTime')).toBeVisible()
  await expect.element(field('timeZone')).toHaveValue('Asia/Jerusalem')
})

test('what decides who can come is folded, is not stated unless it is chosen, and is sent as chosen', async () => {
  const away = Response.json({ error: 'away', code: 'unavailable' }, { status: 503 })
  const calls = answerCalls(({ method }) => (method === 'POST' ? away.clone() : Response.json([])))
  await takeOver(form())
  await fillIn()
  await page.getByText(t.eventForm.more.practical, { exact: true }).click()
  await expect.element(field('captions')).toHaveValue('')
  await field('captions').selectOptions('no')
  await field('languages').selectOptions('en')
  await send().click()
  await expect.poll(() => calls.some(({ method }) => method === 'POST')).toBe(true)
  const body: unknown = await calls.find(({ method }) => method === 'POST')?.json()
  expect(body).toMatchObject({ captions: 'no', languages: 'en', signLanguage: null, conductUrl: null })
})

test('an event online has no place, and has it again once it is not', async () => {
  answerCalls(() => Response.json([]))
  await takeOver(form())
  await field('locationCity').fill('Haifa')
  await box('isOnline').click()
  await expect.element(field('locationCity')).not.toBeVisible()
  await box('isOnline').click()
  await expect.element(field('locationCity')).toBeVisible()
  await expect.element(field('locationCity')).toHaveValue('Haifa')
})

test.each(['en', 'he'] as const)(
  'what is missing is said beside each field, the first has the focus, and nothing is sent, %s',
  async (locale) => {
    const calls = answerCalls(() => Response.json([]))
    const { eventForm, toasts } = messagesFor(locale)
    await takeOver(form(locale))
    await page.getByRole('button', { name: eventForm.submit }).click()
    await expect
      .element(page.getByRole('alert').getByText(toasts.submission.missing.text, { exact: true }))
      .toBeVisible()
    expect($toast.get()).toBeNull()
    await expect
      .element(page.getByRole('textbox', { name: new RegExp(`^${eventForm.fields.title.label}( \\*)?$`) }))
      .toHaveFocus()
    for (const name of ['title', 'startDate', 'organizerEmail'] as const)
      await expect.element(page.getByText(eventForm.errors[name], { exact: true })).toBeVisible()
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  },
)

async function fillIn() {
  await text('title').fill('Night of the flags')
  await text('description').fill('Two hours of talks.')
  await page.getByRole('radio', { name: t.common.types.conference }).click({ force: true })
  await startDate().fill(day)
  await text('organizerEmail').fill('organizer@example.com')
  await text('contactPersonName').fill('Noa Levi')
  await text('contactPersonPhone').fill('+972 50 123 4567')
}

test('an event is sent by the clock that was chosen, or by its days, and what did not arrive stays', async () => {
  const away = Response.json({ error: 'away', code: 'unavailable' }, { status: 503 })
  const calls = answerCalls(({ method }) => (method === 'POST' ? away.clone() : Response.json([])))
  const sent = () => calls.filter(({ method }) => method === 'POST')
  await takeOver(form())
  await fillIn()
  await field('timeZone').selectOptions('Asia/Tokyo')
  await send().click()
  await expect.poll(() => $toast.get()?.title).toBe(t.toasts.submission.failed.title)
  expect(await sent()[0]?.clone().json()).toMatchObject({
    allDay: false,
    timeZone: 'Asia/Tokyo',
    startDate: `${day}T09:00:00+09:00`,
  })
  await expect.element(text('title')).toHaveValue('Night of the flags')

  await send().click()
  await expect.poll(() => sent().length).toBe(2)
  const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBe(keys[1])

  await expect.element(send()).toBeEnabled()
  await box('allDay').click()
  await send().click()
  await expect.poll(() => sent().length).toBe(3)
  expect(await sent()[2]?.json()).toMatchObject({
    allDay: true,
    timeZone: null,
    startDate: expect.stringContaining(`${day}T00:00:00`),
  })
})

test('the count of what is wrong leads from one field to the next, and goes as they are mended', async () => {
  answerCalls(() => Response.json([]))
  await takeOver(form())
  await fillIn()
  await text('title').fill('')
  await text('organizerEmail').fill('organizer')
  await field('endTime').fill('08:00')
  await send().click()
  await expect.element(text('title')).toHaveFocus()
  const count = (n: number) => page.getByRole('button', { name: fill('en', t.eventForm.errorCount, { n }) })
  await count(3).click()
  await expect.element(field('endTime')).toHaveFocus()
  await count(3).click()
  await expect.element(text('organizerEmail')).toHaveFocus()
  await count(3).click()
  await expect.element(text('title')).toHaveFocus()
  await text('title').fill('Night of the flags')
  await text('organizerEmail').fill('organizer@example.com')
  await expect.element(count(1)).toBeVisible()
  await field('endTime').fill('')
  await expect.element(count(1)).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
})

test('an hour that the clocks skip is asked, by the clock that was chosen and no other', async () => {
  answerCalls(() => Response.json([]))
  await takeOver(form())
  await fillIn()
  await startDate().fill('2027-03-26')
  await field('startTime').fill('02:30')
  await send().click()
  await expect.element(field('startTime')).toHaveAccessibleDescription(t.validation.skippedHour)
  await field('timeZone').selectOptions('Asia/Tokyo')
  await expect.element(field('startTime')).not.toHaveAccessibleDescription(t.validation.skippedHour)
})

test('whoever sent too many is told for how long to wait', async () => {
  const refusal = Response.json(
    { error: 'Too many attempts', code: 'tooMany' },
    { status: 429, headers: { 'retry-after': '120' } },
  )
  answerCalls(({ method }) => (method === 'POST' ? refusal.clone() : Response.json([])))
  await takeOver(form())
  await fillIn()
  await send().click()
  await expect.poll(() => $toast.get()?.text).toBe('Too many attempts. Try again in 2 minutes.')
})

test.each([390, 1280])('types stand in rows that are full, %i px wide', async (width) => {
  answerCalls(() => Response.json([]))
  await page.viewport(width, 900)
  await takeOver(form())
  const tiles = page.getByRole('radio', { name: 'CTF' }).element().closest('.grid')?.children ?? []
  const rows = Map.groupBy(
    [...tiles].map((tile) => tile.getBoundingClientRect()),
    ({ top }) => Math.round(top),
  )
  const ends = [...rows.values()].map((row) => Math.round(Math.max(...row.map(({ right }) => right))))
  expect(rows.size).toBeGreaterThan(1)
  expect(new Set(ends).size).toBe(1)
  await page.viewport(1280, 900)
})
