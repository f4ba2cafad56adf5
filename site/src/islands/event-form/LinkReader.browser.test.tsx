import { emptyEventForm } from '@cyberluach/core/forms/submission-form'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LinkReading } from '../../forms/filled-form.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { EventForm } from './EventForm.tsx'
import { eventFormTexts } from './event-form-texts.ts'

const { readLink: words, eventForm } = messagesFor('en')
const { fields } = eventForm

const form = (locale: 'en' | 'he' = 'en', reading?: LinkReading) => (
  <EventForm
    locale={locale}
    texts={eventFormTexts(messagesFor(locale))}
    countries={[['IL', 'Israel']]}
    languages={[['en', 'English']]}
    zones={[
      ['Asia/Jerusalem', 'Israel Time'],
      ['America/New_York', 'New York Time'],
      ['Europe/Berlin', 'Berlin Time'],
    ]}
    timeZone="Asia/Jerusalem"
    action="/submit/form"
    readsLinks
    reading={reading}
    {...(reading && {
      posted: { values: { ...emptyEventForm(), ...reading.filled?.values }, issues: [], attempt: 'a' },
    })}
  />
)

const event = {
  title: 'Summit',
  titleHe: null,
  description: null,
  eventType: 'workshop',
  startDay: '2027-03-03',
  endDay: '2027-03-04',
  startsAt: null,
  endsAt: null,
  startTime: null,
  endTime: null,
  timeZone: null,
  isOnline: false,
  country: 'Israel',
  city: 'Haifa',
  venue: null,
  url: 'https://summit.example/',
  organizer: null,
  admission: null,
  price: '120 ILS',
  tags: [],
}

const found = (changes: object = {}) => ({
  host: 'summit.example',
  event: { ...event, ...changes },
  failure: null,
})
const link = () => page.getByLabelText(words.label)
const button = () => page.getByRole('button', { name: words.read })
const title = () => page.getByRole('textbox', { name: /^Title( \*)?$/ })
const city = () => page.getByRole('textbox', { name: fields.locationCity.label })
const mark = fill('en', words.mark, { host: 'summit.example' })

// What is typed is kept by the tab.

test('a link fills what is empty, says so at each field, and a mark goes when its field is changed', async () => {
  const asked = answerCalls((call) => Response.json(call.url.endsWith('/api/read-link') ? found() : []))
  await takeOver(form())
  await city().fill('Jaffa')
  await link().fill('https://summit.example/')
  await userEvent.keyboard('{Enter}')
  await expect.element(title()).toHaveValue('Summit')
  await expect.element(page.getByRole('status').filter({ hasText: 'summit.example' })).toBeVisible()
  const sent = asked.filter(({ url }) => url.endsWith('/api/read-link'))
  expect(await sent[0]?.json()).toEqual({ url: 'https://summit.example/' })
  await expect.element(city()).toHaveValue('Jaffa')
  await expect.element(page.getByRole('checkbox', { name: fields.allDay.label })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Workshop' })).toBeChecked()
  await expect.element(page.getByRole('textbox', { name: fields.participationFee.label })).toBeVisible()
  await expect.element(title()).toHaveAccessibleDescription(expect.stringContaining(mark))
  await expect.element(city()).not.toHaveAccessibleDescription(expect.stringContaining(mark))
  await title().fill('Summit 2027')
  await expect.element(title()).not.toHaveAccessibleDescription(expect.stringContaining(mark))
})

test('a second link replaces what the first one filled in, and not what was typed', async () => {
  const answers = [found(), { ...found({ title: 'Other', city: null, country: null }), host: 'other.example' }]
  answerCalls((call) => Response.json(call.url.endsWith('/api/read-link') ? answers.shift() : []))
  await takeOver(form())
  await link().fill('https://summit.example/')
  await button().click()
  await expect.element(city()).toHaveValue('Haifa')
  await page.getByRole('textbox', { name: fields.registrationUrl.label }).fill('https://mine.example/')
  await link().fill('https://other.example/')
  await button().click()
  await expect.element(title()).toHaveValue('Other')
  await expect.element(city()).toHaveValue('')
  await expect
    .element(page.getByRole('textbox', { name: fields.registrationUrl.label }))
    .toHaveValue('https://mine.example/')
})

test('what cannot be read is said in words', async () => {
  const locale = 'en'
  const texts = messagesFor(locale).readLink
  const answers = [
    Response.json({ host: 'a.example', event: null, failure: 'robotsForbid' }),
    Response.json({ host: 'a.example', event: null, failure: null }),
    Response.json({ error: 'x', code: 'tooMany' }, { status: 429 }),
  ]
  answerCalls((call) => (call.url.endsWith('/api/read-link') ? (answers.shift() ?? null) : Response.json([])))
  await takeOver(form(locale))
  const read = page.getByRole('button', { name: texts.read })
  await page.getByLabelText(texts.label).fill('summit')
  await read.click()
  await expect.element(page.getByText(texts.wrongLink)).toBeVisible()
  await page.getByLabelText(texts.label).fill('https://a.example/')
  await read.click()
  await expect.element(page.getByText(texts.failures.robotsForbid)).toBeVisible()
  await read.click()
  await expect.element(page.getByText(fill(locale, texts.nothing, { host: 'a.example' }))).toBeVisible()
  await expect.element(page.getByLabelText(texts.label)).not.toHaveAttribute('aria-invalid')
  await read.click()
  await expect.element(page.getByText(texts.tooMany)).toBeVisible()
})

test('whatever keeps a link from being read is an error of its field, told where words stand all along', async () => {
  const locale = 'he'
  const texts = messagesFor(locale).readLink
  const answers = [
    Response.json({ error: 'x', code: 'tooMany' }, { status: 429 }),
    null,
    Response.json({ host: 'a.example', event: null, failure: 'robotsForbid' }),
  ]
  answerCalls((call) => (call.url.endsWith('/api/read-link') ? (answers.shift() ?? null) : Response.json([])))
  const place = await takeOver(form(locale))
  const field = page.getByLabelText(texts.label)
  const told = place.querySelector('[data-part=read-link] [role=status]')
  expect(told && getComputedStyle(told).display).toBe('block')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await field.fill('https://a.example/')
  for (const words of [texts.tooMany, texts.unavailable, texts.failures.robotsForbid]) {
    await page.getByRole('button', { name: texts.read }).click()
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(words))
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(told).toHaveTextContent(words)
    expect(told?.querySelector('svg')).not.toBeNull()
  }
  expect(place.querySelector('[data-part=read-link] [role=status]')).toBe(told)
})

test('a form that came back filled without scripts keeps its marks', async () => {
  answerCalls(() => Response.json([]))
  const filled = { host: 'summit.example', values: { title: 'Summit' } }
  await takeOver(form('en', { link: 'https://summit.example/', filled, notice: null }))
  await expect.element(title()).toHaveAccessibleDescription(expect.stringContaining(mark))
})

const field = (name: keyof typeof fields) => page.getByLabelText(fields[name].label, { exact: true })
const startDate = () => page.getByLabelText(/^Start date/)
const zone = () => field('timeZone')
const marked = expect.stringContaining(mark)
const hours = {
  startsAt: '2027-03-10T08:30:00.000Z',
  endsAt: '2027-03-10T23:30:00.000Z',
  endDay: '2027-03-11',
}

async function readOf(changes: object) {
  answerCalls((call) => Response.json(call.url.endsWith('/api/read-link') ? found(changes) : []))
  await link().fill('https://summit.example/')
  await button().click()
  await expect.element(title()).toHaveValue('Summit')
}

test('hours come by the clock that was chosen, and the same moments by another one that is chosen then', async () => {
  await takeOver(form())
  await zone().selectOptions('America/New_York')
  await readOf(hours)
  await expect.element(field('startTime')).toHaveValue('03:30')
  await expect.element(field('endTime')).toHaveValue('18:30')
  await expect.element(field('startTime')).toHaveAccessibleDescription(marked)
  await expect.element(zone()).toHaveValue('America/New_York')
  await expect.element(zone()).not.toHaveAccessibleDescription(marked)
  await expect
    .element(page.getByText(fill('en', words.hours.moved, { zone: 'New York Time' }), { exact: false }))
    .toBeVisible()
  await zone().selectOptions('Asia/Jerusalem')
  await expect.element(field('startTime')).toHaveValue('10:30')
  await expect.element(startDate()).toHaveValue('2027-03-10')
  await expect.element(field('endTime')).toHaveValue('01:30')
  await expect.element(field('endDate')).toHaveValue('2027-03-11')
  await expect.element(field('endTime')).toHaveAccessibleDescription(marked)
})

test('a zone that nobody chose is that of the page where it names one, and marked only then', async () => {
  await takeOver(form())
  await readOf({ ...hours, timeZone: 'Europe/Berlin' })
  await expect.element(zone()).toHaveValue('Europe/Berlin')
  await expect.element(zone()).toHaveAccessibleDescription(marked)
  await expect.element(field('startTime')).toHaveValue('09:30')
})

test('of hours whose clock a page does not name it is said that they are to be checked', async () => {
  await takeOver(form())
  await readOf({ startTime: '18:00', endDay: '2027-03-03' })
  await expect.element(field('startTime')).toHaveValue('18:00')
  // The end that the form proposes is not what the page said.
  await expect.element(field('endTime')).toHaveValue('20:00')
  await expect.element(field('endTime')).not.toHaveAccessibleDescription(marked)
  await expect.element(zone()).not.toHaveAccessibleDescription(marked)
  await expect
    .element(page.getByText(fill('en', words.hours.supposed, { zone: 'Israel Time' }), { exact: false }))
    .toBeVisible()
  await zone().selectOptions('America/New_York')
  await expect.element(field('startTime')).toHaveValue('18:00')
})

test('after a reload what was read is still marked as that, and what was changed since is not', async () => {
  const first = await takeOver(form())
  await readOf(hours)
  await city().fill('Jaffa')
  first.remove()
  await takeOver(form())
  await expect.element(title()).toHaveValue('Summit')
  await expect.element(title()).toHaveAccessibleDescription(marked)
  await expect.element(field('startTime')).toHaveAccessibleDescription(marked)
  await expect.element(city()).toHaveValue('Jaffa')
  await expect.element(city()).not.toHaveAccessibleDescription(marked)
  await expect.element(link()).toHaveValue('https://summit.example/')
})

test('a link without its beginning gets it before the eyes of who writes it', async () => {
  const asked = answerCalls((call) => Response.json(call.url.endsWith('/api/read-link') ? found() : []))
  await takeOver(form())
  await field('registrationUrl').fill('mine.example/call')
  await link().fill('summit.example')
  await expect.element(field('registrationUrl')).toHaveValue('https://mine.example/call')
  await userEvent.keyboard('{Enter}')
  await expect.element(link()).toHaveValue('https://summit.example')
  await expect.element(title()).toHaveValue('Summit')
  expect(await asked.find(({ url }) => url.endsWith('/api/read-link'))?.json()).toEqual({
    url: 'https://summit.example',
  })
})
