import { call } from '@cyberluach/api/client'
import { countryLabel } from '@cyberluach/i18n/format'
import type { CalendarState } from '../calendar/calendar-state.ts'
import { packedEvents } from '../calendar/event-rows.ts'
import { listedEvent, wholeListedEvent } from '../calendar/listed-event.ts'
import { eventsOfMonth } from '../calendar/month-range.ts'
import type { CalendarProps } from '../islands/calendar/Calendar.tsx'
import { calendarTexts } from '../islands/calendar/texts.ts'
import { readOrNull } from './reads.ts'
import { cmsUrl, siteTimeZone } from './site.ts'
import { today } from './today.ts'

type Query = { from: string; to: string; running?: 'true' }

/** What the calendar shows of a month; its events are null when the API does not answer. */
export async function loadCalendar(locals: App.Locals, state: CalendarState): Promise<CalendarProps> {
  const read = (query: Query) =>
    readOrNull(locals, (signal) => call('GET /api/events', { base: cmsUrl(), query, signal }))
  const [events, facets] = await Promise.all([
    eventsOfMonth(state.month, read, (range) => read({ ...range, running: 'true' })),
    locals.facets,
  ])
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
    events: events && packedEvents(events.map(isWhole ? wholeListedEvent : listedEvent)),
    isWhole,
  }
}

function byLabel({ locale }: App.Locals, countries: string[]): string[] {
  const order = new Intl.Collator(locale)
  return countries.sort((one, other) => order.compare(countryLabel(locale, one), countryLabel(locale, other)))
}
