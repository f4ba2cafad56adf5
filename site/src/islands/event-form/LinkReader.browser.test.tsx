import { emptyEventForm } from '@cyberluach/core/submission-form'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LinkReading } from '../../forms/read-link.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { EventForm } from './EventForm.tsx'
import { eventFormTexts } from './texts.ts'

const { readLink: words, eventForm } = messagesFor('en')
const { fields } = eventForm

const form = (locale: 'en' | 'he' = 'en', reading?: LinkReading) => (
  <EventForm
    locale={locale}
    texts={eventFormTexts(messagesFor(locale))}
    countries={[['IL', 'Israel']]}
    zones={[['Asia/Jerusalem', 'Israel Time']]}
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
beforeEach(() => sessionStorage.clear())

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
  const answers = [
    found(),
    { ...found({ title: 'Other', city: null, country: null }), host: 'other.example' },
  ]
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

test.each(['en', 'he'] as const)('what cannot be read is said in words, %s', async (locale) => {
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
  await read.click()
  await expect.element(page.getByText(texts.tooMany)).toBeVisible()
})

test('a form that came back filled without scripts keeps its marks', async () => {
  answerCalls(() => Response.json([]))
  const filled = { host: 'summit.example', values: { title: 'Summit' } }
  await takeOver(form('en', { link: 'https://summit.example/', filled, notice: null }))
  await expect.element(title()).toHaveAccessibleDescription(expect.stringContaining(mark))
})
