import { call } from '@cyberluach/api/client'
import type { MonthKey } from '@cyberluach/core/day-key'
import { monthGrid } from '@cyberluach/core/month-grid'
import { listedEvent } from '../calendar/listed-event.ts'
import type { CalendarProps } from '../islands/calendar/Calendar.tsx'
import { calendarTexts } from '../islands/calendar/texts.ts'
import { readOrNull } from './reads.ts'
import { cmsUrl, siteTimeZone } from './site.ts'
import { today } from './today.ts'

/** What the calendar shows of a month; without events when the API does not answer. */
export async function loadCalendar(locals: App.Locals, month: MonthKey): Promise<CalendarProps> {
  const days = monthGrid(month)
  const query = { from: days[0], to: days.at(-1) }
  const events = await readOrNull(locals, (signal) =>
    call('GET /api/events', { base: cmsUrl(), query, signal }),
  )
  return {
    locale: locals.locale,
    timeZone: siteTimeZone(),
    texts: calendarTexts(locals.t),
    today: today(),
    month,
    events: (events ?? []).map(listedEvent),
  }
}
