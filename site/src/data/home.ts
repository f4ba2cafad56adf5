import { monthOf, type MonthKey } from '@cyberluach/core/dates/day-key'
import { readState, stateAddress, type CalendarState, type CalendarProps } from '../events/calendar-state.ts'
import { loadRequestedEvent } from './event-page.ts'
import { eventMeta, type PageMeta } from './meta.ts'
import { glanceOf } from './figures.ts'
import { today } from './today.ts'
import { call } from '@cyberluach/api/client'
import { countedOf, isCounted, type CalendarEvent } from '@cyberluach/core/events/event'
import { isNarrowed } from '@cyberluach/core/events/event-filter'
import type { EventSearch } from '@cyberluach/core/events/event-search'
import { liveStep } from '@cyberluach/core/events/live'
import type { NearestMonths } from '@cyberluach/core/events/figures'
import type { ChangedTexts } from '@cyberluach/i18n/changed-texts'
import { countryLabel } from '@cyberluach/i18n/format'
import {
  forReadersOf,
  listedEvent,
  wholeListedEvent,
  type ListedEvent,
  packedEvents,
  shownEvents,
} from '../events/listed-event.ts'
import { monthHits, gridRange, monthsQuery } from '../events/month-view.ts'
import { nextQuery } from '../events/next-events.ts'
import { searchQuery, type SearchQuery } from '../events/search-query.ts'
import { calendarTexts, type CalendarTexts } from '../events/calendar-texts.ts'
import { changesFor } from './texts.ts'
import { readCached, readFromApi } from './reads.ts'
import { cmsUrl, siteTimeZone } from './site.ts'

/** Everything the home page shows; `lost` where its address names no month or an event that is gone. */
export async function loadHome(locals: App.Locals, query: URLSearchParams) {
  const now = today()
  const asked = await loadRequestedEvent(locals, query)
  const state = readState(query, now)
  if (!state || asked.kind === 'gone')
    return { kind: 'lost' as const, what: state ? ('event' as const) : ('month' as const) }
  const event = asked.kind === 'found' ? asked.event : null
  const month = event && !query.get('month') ? monthOf(event.day) : state.month
  const shown = { ...state, month }
  const [calendar, glance] = await Promise.all([loadCalendar(locals, shown), glanceOf(locals)])
  return {
    kind: 'calendar' as const,
    calendar: { ...calendar, samples: glance?.figures.samples ?? 0 },
    statistics: glance?.figures ?? null,
    year: glance?.year ?? [],
    upcoming: glance?.upcoming ?? [],
    openEvent: event && {
      event,
      now: new Date().toISOString(),
      closeHref: stateAddress(locals.locale, shown, now),
    },
    meta: event ? eventMeta(locals, event) : homeMeta(locals, month === monthOf(now) ? null : month),
  }
}

function homeMeta({ t }: App.Locals, month: string | null): PageMeta {
  const { title, description } = t.meta.home
  return { title, description, canonical: month ? `/?month=${month}` : '/' }
}

const orders = { en: new Intl.Collator('en'), he: new Intl.Collator('he') }

/** What the calendar shows of a month, but for how many samples there are; its events are null when the API does not answer. */
export async function loadCalendar(
  locals: App.Locals,
  state: CalendarState,
): Promise<Omit<CalendarProps, 'samples' | 'texts'> & { changes: ChangedTexts<CalendarTexts> | undefined }> {
  const isWhole = state.view === 'cards'
  const asked = searchQuery(state.filter)
  const [events, glance, search] = await Promise.all([
    isWhole ? readWhole(locals, state.month) : readBrief(locals, state.month),
    glanceOf(locals),
    asked && readSearch(locals, asked),
  ])
  return {
    locale: locals.locale,
    timeZone: siteTimeZone(),
    changes: changesFor(locals, calendarTexts),
    now: liveStep(new Date()).toISOString(),
    today: today(),
    state,
    countries: byLabel(
      locals,
      (glance?.facets.countries ?? []).map(({ country }) => country),
    ),
    events: events && packedEvents(events.map((event) => forReadersOf(locals.locale, event))),
    next:
      glance &&
      packedEvents(
        (await furtherEvents(locals, state, glance.upcoming, events)).map((event) =>
          forReadersOf(locals.locale, event),
        ),
      ),
    isWhole,
    search,
    nearest: events && !asked ? await loadNearest(locals, state, events) : null,
  }
}

/**
 * What is under way and the next events, but for those that the month brings along; where a filter leaves none of either,
 * the next that pass it.
 */
async function furtherEvents(
  locals: App.Locals,
  { month, filter, saved }: CalendarState,
  upcoming: CalendarEvent[],
  events: readonly ListedEvent[] | null,
): Promise<ListedEvent[]> {
  const here = monthOf(today())
  const shown = month === here ? (events ?? []) : []
  const unfinished =
    month === here ? [] : ((await readBrief(locals, here)) ?? []).filter(({ lastDay }) => lastDay >= today())
  const known = new Set([...shown, ...unfinished].map(({ id }) => id))
  const further = [...unfinished, ...upcoming.map(listedEvent).filter(({ id }) => !known.has(id))]
  if (saved || !isNarrowed(filter)) return further
  const { locale } = locals
  const passing = shownEvents([...shown, ...further], { filter, only: null, locale })
  if (passing.some((event) => isCounted(event) && event.lastDay >= today())) return further
  return (await readCached(locals, 'GET /api/events', { query: nextQuery(filter, today()) }))?.map(listedEvent) ?? []
}

async function readBrief(locals: App.Locals, month: MonthKey): Promise<ListedEvent[] | null> {
  return (await readCached(locals, 'GET /api/months/{month}', { params: { month } })) ?? null
}

/** What is found over all dates. It is made for who asks, and never kept. */
async function readSearch(locals: App.Locals, query: SearchQuery): Promise<EventSearch | null> {
  const read = await readFromApi(locals, (signal) => call('GET /api/search', { base: cmsUrl(), query, signal }))
  return read ?? null
}

/** With the descriptions, which cards show. */
async function readWhole(locals: App.Locals, month: MonthKey): Promise<ListedEvent[] | null> {
  const query = { ...gridRange(month), running: 'all' as const }
  const events = await readCached(locals, 'GET /api/events', { query })
  return events?.map(wholeListedEvent) ?? null
}

/** Where else there is something to show, asked only where the month has nothing. */
async function loadNearest(
  locals: App.Locals,
  { month, filter }: CalendarState,
  events: ListedEvent[],
): Promise<NearestMonths | null> {
  const { locale } = locals
  if (countedOf(monthHits(month, shownEvents(events, { filter, only: null, locale }))) > 0) return null
  const query = monthsQuery({ month, filter, locale })
  const read = await readFromApi(locals, (signal) => call('GET /api/months', { base: cmsUrl(), query, signal }))
  return read ?? null
}

function byLabel({ locale }: App.Locals, countries: string[]): string[] {
  const { compare } = orders[locale]
  return countries.sort((one, other) => compare(countryLabel(locale, one), countryLabel(locale, other)))
}
