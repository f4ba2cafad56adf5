import type { CalendarEvent } from '@cyberluach/core/events/event'
import { noFilter } from '@cyberluach/core/events/event-filter'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { packedEvents, listedEvent } from '../../events/listed-event.ts'
import { $areSamplesHidden } from '../../stores/calendar-preferences.ts'
import { forgetSaved, saveEvent } from '../../stores/saved-events.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { answerWithEvents, conference, contest, finals, morning, propsFor } from '../../testing/sample-calendar.ts'
import { sampleEvent } from '../../testing/sample-event.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { Calendar } from './Calendar.tsx'

const t = messagesFor('en')
const month = (name: string) => page.getByRole('heading', { level: 2, name })
const inGrid = ({ title }: CalendarEvent) => page.getByRole('grid').getByText(title)
/** What is said of how many events are shown. */
const filterStatus = () =>
  page.elementLocator(document.querySelector('#calendar-filters [role=status]') ?? document.body)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: morning })
  $areSamplesHidden.set(false)
  forgetSaved(contest.id)
  answerWithEvents()
})

test.each(['en', 'he'] as const)('the server’s markup is taken over as it is, %s', async (locale) => {
  saveEvent(contest.id)
  await takeOver(<Calendar {...propsFor(locale)} />)
  await expect.element(page.getByRole('grid')).toBeVisible()
  await expect.element(page.getByText(messagesFor(locale).calendar.hint)).toBeInTheDocument()
})

test('the months are turned in place, and gone back over', async () => {
  await render(<Calendar {...propsFor('en')} />)
  await page.getByRole('link', { name: t.calendar.nextMonth }).click()
  await expect.element(month('December 2026')).toBeVisible()
  await expect.element(inGrid(finals)).toBeVisible()
  expect(location.search).toBe('?month=2026-12')
  history.back()
  await expect.element(month('November 2026')).toBeVisible()
  await expect.element(inGrid(contest)).toBeVisible()
})

test.each(['en', 'he'] as const)(
  'what is under way says when it ends, and says so anew when the visitor comes back later, %s',
  async (locale) => {
    const { live } = messagesFor(locale).calendar
    const running = sampleEvent({
      day: '2026-11-20',
      lastDay: '2026-11-21',
      allDay: false,
      startDate: '2026-11-20T08:00:00+02:00',
      endDate: '2026-11-21T16:00:00+02:00',
    })
    const events = packedEvents([running].map(listedEvent))
    await takeOver(<Calendar {...propsFor(locale, { events })} />)
    const says = (n: number) => page.getByText(fill(locale, live.hours, { n })).first()
    await expect.element(says(31)).toBeInTheDocument()
    vi.setSystemTime(new Date('2026-11-20T21:00:00+02:00'))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(says(19)).toBeInTheDocument()
    vi.setSystemTime(new Date('2026-11-21T16:00:00+02:00'))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => document.querySelectorAll('[data-part=live]').length).toBe(0)
  },
)

test('a chip of a kind and one of a place filter together, and the first takes both away', async () => {
  await render(<Calendar {...propsFor('en')} />)
  const chip = (name: string) =>
    page.getByRole('list', { name: t.filters.quickLabel }).getByRole('link', { name: new RegExp(`^${name}`) })
  await chip(t.common.typesPlural.ctf).click()
  await chip(t.filters.locationOnline).click()
  expect(location.search).toBe('?type=ctf&location=online')
  await expect.element(inGrid(conference)).not.toBeInTheDocument()
  await expect.element(chip(t.filters.locationOnline)).toHaveAttribute('aria-current', 'true')
  await chip(t.filters.all).click()
  expect(location.search).toBe('')
  await expect.element(inGrid(conference)).toBeVisible()
})

test('keys walk over the days and out of the month', async () => {
  await render(<Calendar {...propsFor('en')} />)
  const today = page.getByRole('grid').getByRole('link', { name: /November 20/ })
  today.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('grid').getByRole('link', { name: /November 27/ })).toHaveFocus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(month('December 2026')).toBeVisible()
  await expect.element(page.getByRole('grid').getByRole('link', { name: /December 27/ })).toHaveFocus()
})

test('a filter leaves the others out, stands in the address, and is taken away by its chip, or with all others', async () => {
  await render(<Calendar {...propsFor('en')} />)
  await page.getByRole('button', { name: t.filters.toggle }).click()
  await page.getByLabelText(t.filters.typeLabel).selectOptions('ctf')
  await expect.element(inGrid(conference)).not.toBeInTheDocument()
  await expect.element(inGrid(contest)).toBeVisible()
  expect(location.search).toBe('?type=ctf')
  await page.getByRole('link', { name: /^Remove filter/ }).click()
  await expect.element(inGrid(conference)).toBeVisible()
  expect(location.search).toBe('')
  await page.getByLabelText(t.filters.typeLabel).selectOptions('ctf')
  await page.getByLabelText(t.filters.locationLabel).selectOptions('online')
  expect(location.search).toBe('?type=ctf&location=online')
  await page.getByRole('link', { name: t.filters.clearAll }).click()
  await expect.element(page.getByRole('link', { name: /^Remove filter/ })).not.toBeInTheDocument()
  expect(location.search).toBe('')
})

test('the month is shown as cards, and as a grid again', async () => {
  await render(<Calendar {...propsFor('en')} />)
  await page.getByRole('link', { name: t.calendar.viewCards }).click()
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: contest.title })).toBeVisible()
  expect(location.search).toBe('?view=cards')
  await page.getByRole('link', { name: t.calendar.viewMonth }).click()
  await expect.element(page.getByRole('grid')).toBeVisible()
})

test('a month that has not come yet is loading, and not called empty', async () => {
  const held = Promise.withResolvers<Response>()
  answerCalls(() => held.promise.then((answer) => answer.clone()))
  // What was read once is kept: each test turns to a month that no other has read.
  history.replaceState(null, '', '/?month=2027-07')
  const state = { ...propsFor('en').state, month: '2027-07' }
  await render(<Calendar {...propsFor('en', { state, events: packedEvents([]) })} />)
  await page.getByRole('link', { name: t.calendar.nextMonth }).click()
  const grid = page.getByRole('grid')
  const emptyDays = grid.getByRole('link', { name: /, no events/ })
  await expect.element(grid).toHaveAttribute('aria-busy', 'true')
  await expect.element(filterStatus()).toHaveTextContent(t.common.loading)
  expect(document.querySelector('#month-grid > [aria-hidden]')?.textContent).toBe(t.common.loading)
  await expect.element(page.getByText('No events in August 2027')).not.toBeInTheDocument()
  await expect.element(page.getByText(t.calendar.agendaEmpty)).not.toBeInTheDocument()
  expect(emptyDays.elements()).toEqual([])
  held.resolve(Response.json([]))
  await expect.element(grid).not.toHaveAttribute('aria-busy')
  await expect.element(page.getByText('No events in August 2027')).toBeVisible()
  await expect.poll(() => emptyDays.elements().length).toBe(42)
})

test('cards are six placeholders while their month is read', async () => {
  const held = Promise.withResolvers<Response>()
  const skeletons = () => document.querySelectorAll('[data-part="card-skeleton"]').length
  answerCalls(() => held.promise.then((answer) => answer.clone()))
  history.replaceState(null, '', '/?month=2027-10&view=cards')
  const state = { ...propsFor('en').state, month: '2027-10', view: 'cards' } as const
  await render(<Calendar {...propsFor('en', { state, isWhole: true })} />)
  await page.getByRole('link', { name: t.calendar.nextMonth }).click()
  await expect.poll(skeletons).toBe(6)
  held.resolve(Response.json([{ ...finals, day: '2027-11-03', lastDay: '2027-11-03' }]))
  await expect.element(page.getByRole('article').getByText(finals.title)).toBeVisible()
  expect(skeletons()).toBe(0)
})

test('a month that cannot be read is empty in silence, and is asked for again on the way back', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let isAway = true
  answerCalls(() => (isAway ? new Response('away', { status: 503 }) : Response.json([])))
  history.replaceState(null, '', '/?month=2027-03')
  const state = { ...propsFor('en').state, month: '2027-03' }
  await render(<Calendar {...propsFor('en', { state, events: packedEvents([]) })} />)
  await page.getByRole('link', { name: t.calendar.nextMonth }).click()
  await expect.element(month('April 2027')).toBeVisible()
  await expect.element(page.getByRole('grid')).not.toHaveAttribute('aria-busy')
  await expect.poll(() => page.getByRole('gridcell').elements().length).toBe(42)
  await expect.element(page.getByText('No events in April 2027')).not.toBeInTheDocument()
  await expect.element(filterStatus()).toBeEmptyDOMElement()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  isAway = false
  await page.getByRole('link', { name: t.calendar.previousMonth }).click()
  await page.getByRole('link', { name: t.calendar.nextMonth }).click()
  await expect.element(page.getByText('No events in April 2027')).toBeInTheDocument()
})

test('a filter that finds nothing in the month leads to the months where it does', async () => {
  const asked: object[] = []
  answerCalls(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname !== '/api/months') return Response.json([])
    asked.push(Object.fromEntries(searchParams))
    return Response.json({
      total: 2,
      previous: { month: '2026-04', count: 1 },
      next: { month: '2027-04', count: 1 },
    })
  })
  history.replaceState(null, '', '/?type=workshop')
  const filter = { ...noFilter, type: 'workshop' } as const
  const state = { ...propsFor('en').state, filter }
  await render(<Calendar {...propsFor('en', { state, events: packedEvents([]) })} />)
  await expect.element(page.getByText('No events in November match your search and filters.')).toBeVisible()
  await expect.element(page.getByText('2 events in other months do:')).toBeVisible()
  expect(asked).toEqual([{ month: '2026-11', lang: 'en', type: 'workshop' }])
  await expect.element(page.getByRole('link', { name: '1 event in April 2026' })).toBeVisible()
  await page.getByRole('link', { name: '1 event in April 2027' }).click()
  await expect.element(month('April 2027')).toBeVisible()
  expect(location.search).toBe('?month=2027-04&type=workshop')
})

test('samples say that they are some, and can be hidden', async () => {
  const sample = { ...contest, isSample: true }
  const given = packedEvents([conference, sample].map(listedEvent))
  await render(<Calendar {...propsFor('en', { events: given, samples: 26 })} />)
  const row = page.getByRole('grid').getByRole('link', { name: /Night of the flags.*Sample event/ })
  await expect.element(row).toBeInTheDocument()
  const inAgenda = document.querySelector('[data-part=agenda] [data-sample]')
  expect(inAgenda?.textContent).toContain(t.calendar.sampleTag)
  await expect.element(page.getByText('26 sample events are shown.')).toBeVisible()
  await page.getByRole('button', { name: 'Hide them' }).click()
  await expect.element(row).not.toBeInTheDocument()
  await expect.element(inGrid(conference)).toBeVisible()
  await expect.element(page.getByText('26 sample events are hidden.')).toBeVisible()
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect.element(row).toBeInTheDocument()
})

test('on a phone, the whole month is read on from its first day, where the focus goes', async () => {
  await page.viewport(390, 844)
  const early = sampleEvent({ id: '7f1f5c0a-2b1f-4d52-9a55-3f4f7a9f1c01', title: 'Early', day: '2026-11-02' })
  await render(<Calendar {...propsFor('en', { events: packedEvents([early, conference].map(listedEvent)) })} />)
  await page.getByRole('button', { name: 'All of November' }).click()
  await expect.element(page.getByRole('heading', { name: /November 2, 2026/ })).toHaveFocus()
  await page.viewport(1440, 900)
})

test.each(['en', 'he'] as const)(
  'where nothing but samples or what was called off is shown, that is said, with filters and without, %s',
  async (locale) => {
    const t = messagesFor(locale)
    answerCalls(() => Response.json([]))
    const sample = { ...conference, isSample: true }
    const cancelled = { ...contest, state: 'cancelled' as const }
    const name = { month: locale === 'en' ? 'November' : 'נובמבר' }
    const said = () => document.querySelector<HTMLElement>('[data-part=nothing] p')
    const given = packedEvents([sample, cancelled].map(listedEvent))
    await takeOver(<Calendar {...propsFor(locale, { events: given, samples: 1 })} />)
    const chips = page.getByRole('list', { name: t.filters.quickLabel })
    const choose = (name: string) => chips.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await expect.poll(() => said()?.innerText).toBe(fill(locale, t.calendar.onlyInMonth.both, name))
    await choose(t.common.typesPlural.conference)
    await expect.poll(() => said()?.innerText).toBe(fill(locale, t.calendar.onlyMatchInMonth.samples, name))
    // Before its script has come, the mark on the root alone hides them.
    document.documentElement.dataset.samples = 'hidden'
    await expect.poll(() => said()?.innerText).toBe(fill(locale, t.calendar.emptyFilteredMonth, name))
    delete document.documentElement.dataset.samples
    await choose(t.common.typesPlural.ctf)
    await expect.poll(() => said()?.innerText).toBe(fill(locale, t.calendar.onlyMatchInMonth.cancelled, name))
  },
)
