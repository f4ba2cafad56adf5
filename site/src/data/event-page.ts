import { type BriefEvent, type CalendarEvent, eventPath } from '@cyberluach/core/events/event'
import { addDays, monthOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { eventListPath, type EventListKind, type EventListLink } from '@cyberluach/core/events/event-lists'
import type { EventPage } from '@cyberluach/core/events/event-page'
import { monthAddress } from '../events/addresses.ts'
import { readKept } from './kept-reads.ts'
import { today } from './today.ts'

/** What an event's own page shows. */
export type ShownEvent = {
  event: CalendarEvent
  week: { days: DayKey[]; events: BriefEvent[]; others: number }
  nearby: BriefEvent[]
  lists: EventListLink[]
  organized: BriefEvent[]
  editions: EventPage['editions']
  statements: EventPage['statements']
  monthHref: string
  /** The minute in which the server rendered, as ISO 8601: what says how long deadlines are open is kept for so long. */
  now: string
}

/**
 * The page at a name; `moved` where the event is called otherwise by now, `lost` where none was ever called so, `away` while
 * nobody knows.
 */
export async function loadEventPage(locals: App.Locals, slug: string) {
  const day = today()
  const read = await readKept(locals, 'GET /api/event-pages/{slug}', { params: { slug }, query: { day } })
  if (!read) return { kind: read === undefined ? ('away' as const) : ('lost' as const) }
  const { event, week, ...rest } = read
  if (event.url !== eventPath(slug)) return { kind: 'moved' as const, path: event.url }
  const days = Array.from({ length: 7 }, (_, n) => addDays(week.firstDay, n))
  return {
    kind: 'event' as const,
    shown: {
      event,
      week: { days, events: week.events, others: week.count - 1 },
      ...rest,
      monthHref: monthAddress(locals.locale, monthOf(event.day), day),
      now: `${new Date().toISOString().slice(0, 16)}:00Z`,
    } satisfies ShownEvent,
  }
}

/** The path of the list of this kind that the event stands in, without a language; null where it stands in none. */
export function listPathOf(lists: readonly EventListLink[], ...kinds: EventListKind[]): string | null {
  const found = kinds.map((kind) => lists.find((list) => list.kind === kind && list.key !== 'online'))
  const list = found.find((one) => one !== undefined)
  return list ? eventListPath(list.kind, list.key) : null
}
