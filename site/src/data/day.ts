import { isCounted, type CalendarEvent } from '@cyberluach/core/events/event'
import { addDays, daysBetween, isDayKey, monthOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { formatFullDate, formatTime } from '@cyberluach/i18n/format'
import { formatHebrewDate } from '@cyberluach/i18n/hebrew-calendar'
import { israelDayNames } from '@cyberluach/i18n/israel-days'
import { fill } from '@cyberluach/i18n/translate'
import { dayAddress, monthAddress } from '../events/addresses.ts'
import { eventGroups } from '../events/event-groups.ts'
import { countByType } from '../events/listed-event.ts'
import { loadRequestedEvent } from './event-page.ts'
import { readCached } from './reads.ts'
import { today } from './today.ts'
import { dayOfEvent } from '@cyberluach/core/events/event-timing'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'

/** Everything a day's page shows; `lost` where there is no such day, or it names an event that is gone. */
export async function loadDay(locals: App.Locals, day: string, query: URLSearchParams) {
  if (!isDayKey(day)) return { kind: 'lost' as const, what: 'day' as const }
  const [events, asked] = await Promise.all([readEvents(locals, day), loadRequestedEvent(locals, query)])
  if (asked.kind === 'gone') return { kind: 'lost' as const, what: 'event' as const }
  const { locale } = locals
  const now = today()
  return {
    kind: 'day' as const,
    day,
    date: formatFullDate(locale, day),
    note: noteOf(locals, day, now),
    isToday: day === now,
    previous: linkTo(locals, addDays(day, -1)),
    next: linkTo(locals, addDays(day, 1)),
    monthHref: monthAddress(locale, monthOf(day), now),
    ...eventGroups(events),
    summary: summaryOf(events.filter(isCounted)),
    openEvent:
      asked.kind === 'found'
        ? {
            event: asked.event,
            now: new Date().toISOString(),
            closeHref: dayAddress(locale, day),
          }
        : null,
  }
}

function summaryOf(events: readonly CalendarEvent[]) {
  return { total: events.length, counts: countByType(events) }
}

/** What runs on the day, whenever it began. */
async function readEvents(locals: App.Locals, day: DayKey) {
  const query = { from: day, to: day, running: 'all' } as const
  return (await readCached(locals, 'GET /api/events', { query })) ?? []
}

/** The day in the Hebrew calendar, what is kept on it in Israel, and how far off it is. */
function noteOf({ locale, t }: App.Locals, day: DayKey, now: DayKey): string {
  const ahead = daysBetween(now, day)
  const distance = ahead === 0 ? t.common.today : ahead > 0 ? fill(locale, t.common.inDays, { n: ahead }) : null
  const kept = israelDayNames(locale, t.luach, day)
  return [formatHebrewDate(locale, day), ...kept, distance].filter(Boolean).join(' · ')
}

function linkTo({ locale }: App.Locals, day: DayKey): string | null {
  return isDayKey(day) ? dayAddress(locale, day) : null
}

type Texts = Pick<Messages['day'], 'dayOf' | 'dayOfFrom' | 'dayOfUntil'>
type Timed = Pick<CalendarEvent, 'allDay' | 'day' | 'lastDay' | 'startDate' | 'endDate'>

/** Which of its days this is to an event of several, with the hour on its first and last day; null for other events. */
export function dayNote(
  locale: Locale,
  texts: Texts,
  event: Timed,
  { on, timeZone }: { on: DayKey; timeZone: string },
): string | null {
  if (event.lastDay <= event.day) return null
  const values = dayOfEvent(event, on)
  const at = (time: string) => ({ ...values, time: formatTime(time, timeZone) })
  if (!event.allDay && on === event.day) return fill(locale, texts.dayOfFrom, at(event.startDate))
  if (!event.allDay && on === event.lastDay && event.endDate) return fill(locale, texts.dayOfUntil, at(event.endDate))
  return fill(locale, texts.dayOf, values)
}
