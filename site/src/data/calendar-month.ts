import { call } from '@cyberluach/api/client'
import type { NearestMonths } from '@cyberluach/core/nearest-months'
import { countryLabel } from '@cyberluach/i18n/format'
import type { CalendarState } from '../events/calendar-state.ts'
import { packedEvents } from '../events/event-rows.ts'
import { listedEvent, wholeListedEvent, type ListedEvent } from '../events/listed-event.ts'
import { monthHits } from '../events/month-hits.ts'
import { eventsOfMonth } from '../events/month-range.ts'
import { monthsQuery } from '../events/months-query.ts'
import { shownEvents } from '../events/shown-events.ts'
import type { CalendarProps } from '../events/calendar-props.ts'
import { calendarTexts } from '../events/calendar-texts.ts'
import { readOrNull } from './reads.ts'
import { cmsUrl, siteTimeZone } from './site.ts'
import { today } from './today.ts'

type Query = { from: string; to: string; running?: 'true' }

/** What the calendar shows of a month, but for how many samples there are; its events are null when the API does not answer. */
export async function loadCalendar(
  locals: App.Locals,
  state: CalendarState,
): Promise<Omit<CalendarProps, 'samples'>> {
  const read = (query: Query) =>
    readOrNull(locals, (signal) => call('GET /api/events', { base: cmsUrl(), query, signal }))
  const [events, facets] = await Promise.all([
    eventsOfMonth(state.month, read, (range) => read({ ...range, running: 'true' })),
    locals.facets,
  ])
  const whole = events?.map(wholeListedEvent)
  const isWhole = state.view === 'cards' || state.filter.q !== ''
  return {
    locale: locals.locale,
    timeZone: siteTimeZone(),
    texts: calendarTexts(locals.t),
    today: today(),
    state,
    countries: byLabel(
      locals,
      (facets?.countries ?? []).map(({ country }) => country),
    ),
    events: events && packedEvents(isWhole ? (whole ?? []) : events.map(listedEvent)),
    isWhole,
    nearest: whole ? await loadNearest(locals, state, whole) : null,
  }
}

/** Where else there is something to show, asked only where the month has nothing. */
async function loadNearest(
  locals: App.Locals,
  { month, filter }: CalendarState,
  events: ListedEvent[],
): Promise<NearestMonths | null> {
  const { locale } = locals
  if (monthHits(month, shownEvents(events, { filter, only: null, locale })).length > 0) return null
  const query = monthsQuery({ month, filter, locale, areSamplesHidden: false })
  return readOrNull(locals, (signal) => call('GET /api/months', { base: cmsUrl(), query, signal }))
}

function byLabel({ locale }: App.Locals, countries: string[]): string[] {
  const order = new Intl.Collator(locale)
  return countries.sort((one, other) => order.compare(countryLabel(locale, one), countryLabel(locale, other)))
}
