import { type BriefEvent, type CalendarEvent, eventPath } from '@cyberluach/core/events/event'
import { addDays, monthOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { eventListPath, type EventListKind, type EventListLink } from '@cyberluach/core/events/event-lists'
import type { EventPage } from '@cyberluach/core/events/event-page'
import { monthAddress } from '../events/addresses.ts'
import { readCached } from './reads.ts'
import { today } from './today.ts'
import { isUuid } from '@cyberluach/core/text/identifiers'
import type { ChangedTexts } from '@cyberluach/i18n/changed-texts'
import { dialogTexts, type DialogSetting, type DialogTexts } from '../events/dialog-texts.ts'
import { changesFor } from './texts.ts'
import { ownHosts, publicAddress, siteTimeZone } from './site.ts'

/** What an event's own page shows. */
export type ShownEvent = {
  event: CalendarEvent
  week: { days: DayKey[]; events: BriefEvent[]; others: number }
  nearby: BriefEvent[]
  lists: EventListLink[]
  organized: BriefEvent[]
  editions: EventPage['editions']
  statements: EventPage['statements']
  lastPlace: EventPage['lastPlace']
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
  const read = await readCached(locals, 'GET /api/event-pages/{slug}', { params: { slug }, query: { day } })
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

/** The event that an address asks for: none asked, found, not on the calendar, or not to be read just now. */
export type RequestedEvent =
  | { kind: 'none' }
  | { kind: 'found'; event: CalendarEvent }
  | { kind: 'gone' }
  | { kind: 'unread' }

export async function loadRequestedEvent(locals: App.Locals, query: URLSearchParams): Promise<RequestedEvent> {
  const id = query.get('event')
  if (!id) return { kind: 'none' }
  if (!isUuid(id)) return { kind: 'gone' }
  const event = await readCached(locals, 'GET /api/events/{id}', { params: { id } })
  if (event) return { kind: 'found', event }
  return { kind: event === undefined ? 'unread' : 'gone' }
}

type Setting = Omit<DialogSetting, 'texts'>

/** What the event dialog needs to know of the page, whether the server or the browser opens it. */
export function dialogSetting(locals: App.Locals): Setting & { changes: ChangedTexts<DialogTexts> | undefined } {
  return { ...eventSetting(locals), changes: changesFor(locals, dialogTexts) }
}

/** What shows an event needs to know of the page, besides texts. */
export function eventSetting({ locale }: Pick<App.Locals, 'locale'>): Setting {
  return { locale, timeZone: siteTimeZone(), ownHosts: ownHosts(), origin: publicAddress('') }
}

/** Whether a list of days has to name their years: a day without one is of this year. */
export function areOfOtherYears(events: readonly { day: DayKey }[], today: DayKey): boolean {
  return events.some(({ day }) => day.slice(0, 4) !== today.slice(0, 4))
}
