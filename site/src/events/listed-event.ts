import {
  briefFields,
  type BriefEvent,
  type CalendarEvent,
  isCounted,
  type Countable,
  shownTypeOf,
  type EventType,
  type ShownType,
} from '@cyberluach/core/events/event'
import type { Live } from '@cyberluach/core/events/live'
import type { Locale } from '@cyberluach/i18n/locales'
import { isFiltered, matchesFilter, type EventFilter } from '@cyberluach/core/events/event-filter'

/** What cards and the search need besides. */
export const wholeFields = ['description', 'descriptionHe'] as const

/**
 * What the calendar shows of an event; the dialog reads the rest when it opens. The description comes only where cards
 * or a search need it.
 */
export type ListedEvent = BriefEvent &
  Partial<Pick<CalendarEvent, (typeof wholeFields)[number]>> & {
    /** How it stands while it is under way. */
    live?: Live
    /** Of one of today: that it is over. */
    hasEnded?: true
  }

export function listedEvent(event: CalendarEvent): ListedEvent {
  return picked(event, briefFields)
}

export function wholeListedEvent(event: CalendarEvent): ListedEvent {
  return picked(event, [...briefFields, ...wholeFields])
}

/** What readers in a language see of an event. Others need no Hebrew; its English title says where it stands in a day. */
export function forReadersOf(locale: Locale, event: ListedEvent): ListedEvent {
  if (locale === 'he') return event
  return { ...event, titleHe: null, ...('descriptionHe' in event ? { descriptionHe: null } : {}) }
}

function picked(event: CalendarEvent, fields: readonly (keyof ListedEvent & keyof CalendarEvent)[]): ListedEvent {
  return Object.fromEntries(fields.map((field) => [field, event[field]])) as Partial<ListedEvent> as ListedEvent
}

/** Events by columns: of each field one text, in which every event has its cell. */
export type PackedEvents = { readonly [Field in keyof ListedEvent]?: string }

const fields = [...briefFields, ...wholeFields]
const flags: ReadonlySet<keyof ListedEvent> = new Set(['allDay', 'isOnline', 'isSample'])

/**
 * Events as a few texts: like stands beside like, and no field is named twice. As objects, Astro would write down the
 * name, the type and the value of each in quotes that HTML escapes, and twice for every page. All have the same fields.
 */
export function packedEvents(events: readonly ListedEvent[]): PackedEvents {
  const used = fields.filter((field) => events.some((event) => isTold(field, event)))
  const packed = Object.fromEntries(used.map((field) => [field, events.map((event) => cellOf(event[field])).join(';')]))
  if (import.meta.env.SSR) packedFrom.set(packed, events)
  return packed
}

/** Where they are shown in the same process, they need not be read again. */
const packedFrom = new WeakMap<PackedEvents, readonly ListedEvent[]>()

/** The events of such texts. */
export function unpackedEvents(packed: PackedEvents): readonly ListedEvent[] {
  const known = import.meta.env.SSR ? packedFrom.get(packed) : undefined
  if (known) return known
  const columns = fields.flatMap((field) => {
    const cells = packed[field]?.split(';')
    return cells ? [{ field, cells }] : []
  })
  const count = columns[0]?.cells.length ?? 0
  return Array.from({ length: count }, (_, row) => {
    const values = columns.map(({ field, cells }) => [field, valueOf(field, cells[row] ?? '')])
    return { state: usualState, ...Object.fromEntries(values) } as ListedEvent
  })
}

/** That an event takes place as announced is not said: most months have no other. */
function isTold(field: keyof ListedEvent, event: ListedEvent): boolean {
  return field in event && (field !== 'state' || event.state !== usualState)
}

const usualState = 'scheduled'

/** What is not there is nothing, and an empty text is a mark. */
function cellOf(value: string | number | boolean | null | undefined): string {
  if (typeof value === 'string') return value.replaceAll('~', '~0').replaceAll(';', '~1') || '~'
  if (value === true) return '1'
  return typeof value === 'number' ? String(value) : ''
}

function valueOf(field: keyof ListedEvent, cell: string): string | number | boolean | null {
  if (flags.has(field)) return cell !== ''
  if (cell === '') return null
  if (field === 'prizeMoney') return Number(cell)
  return cell === '~' ? '' : cell.replaceAll('~1', ';').replaceAll('~0', '~')
}

/** The events that pass the filter and are among `only`; null for `only` lets all of them through. */
export function shownEvents(
  events: readonly ListedEvent[],
  { filter, only, locale }: { filter: EventFilter; only: readonly string[] | null; locale: Locale },
): readonly ListedEvent[] {
  const among = only ? events.filter(({ id }) => only.includes(id)) : events
  if (!isFiltered(filter)) return among
  return among.filter((event) => matchesFilter({ description: '', descriptionHe: null, ...event }, filter, locale))
}

/** How many there are of each kind; together as many as there are events that count. */
export function countByType(events: readonly (Countable & { eventType: EventType })[]): Record<ShownType, number> {
  const counts = { ctf: 0, conference: 0, workshop: 0, competition: 0, other: 0 }
  for (const event of events.filter(isCounted)) counts[shownTypeOf(event.eventType)] += 1
  return counts
}
