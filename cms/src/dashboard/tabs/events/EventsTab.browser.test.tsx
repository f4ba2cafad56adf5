import { lastPlaceWords } from '@cyberluach/i18n/places'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { answerCalls, type Answers } from '../../testing/answer-calls.ts'
import { showTab } from '../../testing/show-tab.tsx'
import { texts } from '../../ui/text.tsx'
import { newEvent } from './event-form.ts'
import { EventsTab } from './EventsTab.tsx'

const { events: words, readLink, form } = texts.en

const noEvents: Answers = {
  'GET /api/sys/mgmt/events': () => ({ events: [], total: 0, counted: 0, samples: 0, isMore: false, years: null }),
  'GET /api/sys/mgmt/series': () => [],
}

const show = async (answers: Answers = {}) => {
  answerCalls({
    ...noEvents,
    ...answers,
  })
  await showTab({ tab: 'events', children: <EventsTab /> })
  await create().click()
}

test('what another tab asks to be begun is begun, and taken away by its own way out', async () => {
  answerCalls({
    ...noEvents,
  })
  await showRequested('new')
  await expect.element(link()).toHaveFocus()
  await button(words.close).click()
  await expect.element(create()).toHaveFocus()
})

test('a new event of a series that is expected has its name, website and place', async () => {
  answerCalls(noEvents)
  await showRequested('new?title=BSidesTLV&url=https%3A%2F%2Fbsidestlv.com%2F&city=Tel+Aviv&country=Israel&series=')
  await expect.element(title()).toHaveValue('BSidesTLV')
  await expect.element(page.getByRole('textbox', { name: form.fields.locationCity.label })).toHaveValue('Tel Aviv')
  await expect
    .element(page.getByRole('textbox', { name: form.fields.registrationUrl.label }))
    .toHaveValue('https://bsidestlv.com/')
})

test('the events of a figure are listed until all of them are asked for again', async () => {
  answerCalls(noEvents)
  await showRequested('ahead?month=2026-12')
  await expect.element(page.getByText(words.noMatchTitle)).toBeVisible()
  await page.getByRole('button', { name: 'Ahead: December 2026. Show all again' }).click()
  await expect.element(page.getByText(words.emptyTitle)).toBeVisible()
})

const showRequested = (part: string) =>
  showTab({ tab: 'events', frame: { requested: { tab: 'events', part } }, children: <EventsTab /> })

const create = () => page.getByRole('button', { name: words.create })
const link = () => page.getByRole('textbox', { name: readLink.label })
const title = () => page.getByRole('textbox', { name: form.fields.title.label, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('what is wrong with a link is said of its field, in the line that was there before, each time anew', async () => {
  const answers = [
    Response.json({ host: 'a.example', event: null, failure: 'robotsForbid' }),
    Response.json({ error: 'x', code: 'tooMany' }, { status: 429 }),
    Response.json({ host: 'a.example', event: null, failure: null }),
  ]
  await show({ 'POST /api/read-link': () => answers.shift() })
  const line = page.getByText(readLink.hint).element()
  await expect.element(link()).toHaveAccessibleDescription(readLink.hint)
  await expect.element(link()).not.toHaveAttribute('aria-invalid')
  await link().fill('a example')
  for (const wrong of [readLink.wrongLink, readLink.failures.robotsForbid, readLink.tooMany]) {
    await button(readLink.read).click()
    await expect.element(link()).toHaveAccessibleDescription(wrong)
    await expect.element(link()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(link()).toHaveFocus()
    expect([line.textContent, line.role, line.isConnected]).toEqual([wrong, 'status', true])
    await link().fill('https://a.example/')
  }
  await button(readLink.read).click()
  await expect.element(link()).not.toHaveAttribute('aria-invalid')
})

test('a link without its scheme is completed and read, and a site that reads none says so', async () => {
  const asked: unknown[] = []
  await show({
    'POST /api/read-link': ({ body }) => {
      asked.push(body)
      return Response.json({ error: 'x', code: 'notFound' }, { status: 404 })
    },
  })
  await link().fill('example.com/call')
  await button(readLink.read).click()
  await expect.element(link()).toHaveAccessibleDescription(readLink.off)
  await expect.element(link()).toHaveValue('https://example.com/call')
  expect(asked).toEqual([{ url: 'https://example.com/call' }])
})

test('what is faulty takes the focus each time it is refused', async () => {
  await show()
  await title().fill('Summit')
  for (const _ of ['at first', 'again']) {
    await button(words.createSave).click()
    await expect.poll(() => document.activeElement).toHaveAttribute('aria-invalid', 'true')
  }
})

test('what is wrong with a field goes once it is right, and a row that is added is not wrong yet', async () => {
  await show()
  const day = () => page.getByLabelText(new RegExp(`^${form.fields.startDate.label}`)).first()
  await title().fill('Summit')
  await button(words.deadlines.add).click()
  await button(words.createSave).click()
  await expect.element(day()).toHaveAttribute('aria-invalid', 'true')
  await day().fill('2027-03-03')
  await expect.element(day()).not.toHaveAttribute('aria-invalid')
  const kind = page.getByRole('combobox', { name: words.deadlines.kind })
  await expect.element(kind).toHaveAttribute('aria-invalid', 'true')
  await button(words.deadlines.add).click()
  await expect.element(kind.nth(1)).not.toHaveAttribute('aria-invalid')
})

test('a new event asked for again brings back to its form; closed or discarded, to what opened it', async () => {
  await show()
  await expect.element(link()).toHaveFocus()
  await create().click()
  await expect.element(link()).toHaveFocus()
  await button(words.close).click()
  await expect.element(create()).toHaveFocus()
  await create().click()
  await title().fill('Summit')
  await button(words.discard).click()
  await expect.element(create()).toHaveFocus()
})

test('samples and what was cancelled are said beside the number of events, and not counted in it', async () => {
  answerCalls({
    'GET /api/sys/mgmt/events': () => ({
      events: [],
      total: 397,
      counted: 370,
      samples: 26,
      isMore: false,
      years: null,
    }),
    'GET /api/sys/mgmt/series': () => [],
  })
  await showTab({ tab: 'events', children: <EventsTab /> })
  await expect.element(page.getByText('370 events on the calendar · 26 samples · 1 cancelled')).toBeVisible()
})

test('where the last edition was held is a hint while no place is typed, and one press takes it', async () => {
  const lastPlace = { city: 'Denver', country: 'United States', day: '2026-05-01' }
  const event = {
    ...newEvent,
    id: '1',
    version: '1',
    title: 'Flag Con 2027',
    startDate: '2027-05-01T00:00:00Z',
    day: '2027-05-01',
    lastDay: '2027-05-01',
    state: 'confirmed',
    url: '/events/flag-con-2027',
    createdAt: '2026-11-01T00:00:00Z',
  }
  answerCalls({
    'GET /api/sys/mgmt/events': () => ({
      events: [event],
      total: 1,
      counted: 1,
      samples: 0,
      isMore: false,
      years: null,
    }),
    'GET /api/sys/mgmt/series': () => [],
    'GET /api/event-pages/1': () => ({ lastPlace }),
  })
  await showTab({ tab: 'events', children: <EventsTab /> })
  await page
    .getByRole('button', { name: /Flag Con 2027/ })
    .first()
    .click()
  const city = page.getByRole('textbox', { name: form.fields.locationCity.label, exact: true })
  const hint = page.getByText(lastPlaceWords({ locale: 'en', t: texts.en }, lastPlace))
  await expect.element(hint).toBeVisible()
  await expect.element(city).toHaveValue('')
  await button(texts.en.edit.takePlace).click()
  await expect.element(city).toHaveValue('Denver')
  await expect.element(city).toHaveFocus()
  await expect.element(page.getByRole('combobox', { name: form.fields.locationCountry.label })).toHaveValue('US')
  await expect.element(hint).not.toBeInTheDocument()
})
