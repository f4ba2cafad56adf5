import { isDayKey, type DayKey } from '@cyberluach/core/dates/day-key'
import type { Deadline } from '@cyberluach/core/events/deadline'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import type { Parser, ParserContext, SourceRow } from '../../row.ts'
import { eachJsonRow } from '../shared/each-json-row.ts'
import { statedRow } from '../shared/stated-row.ts'
import { dayIn, timedDays, utcInstant } from '../shared/timed-days.ts'
import { listedEvent, type ListedDeadline } from './event-list.ts'

/** A list in our own shape: `{ "events": [...] }`, documented in docs/data-sources.md. */
export const parseJson: Parser = (text, context) =>
  eachJsonRow(
    text,
    (file) => (typeof file === 'object' && file !== null && 'events' in file ? file.events : null),
    (raw) => rowOf(raw, context),
  )

function rowOf(raw: unknown, { timeZone }: ParserContext): SourceRow | RejectionReason {
  const { data: event } = listedEvent.safeParse(raw)
  if (!event) return 'unreadable'
  const when = whenOf(event.start, event.end ?? null, timeZone)
  if (typeof when === 'string') return when
  const deadlines = (event.deadlines ?? []).map(deadlineOf)
  const sound = deadlines.filter((one) => typeof one !== 'string')
  const wrong = deadlines.find((one) => typeof one === 'string')
  if (wrong) return wrong
  return statedRow({
    ...event,
    ...when,
    titleHe: event.titleHe ?? (hasHebrew(event.title) ? event.title : null),
    isOnline: event.isOnline ?? false,
    eventType: event.type ?? null,
    state: event.state ?? 'scheduled',
    admission: event.isFree === true ? 'free' : event.isFree === false ? 'paid' : null,
    tags: event.tags ?? [],
    deadlines: sound,
    raw,
  })
}

type When = Pick<SourceRow, 'startDay' | 'endDay' | 'startsAt' | 'endsAt'>

function whenOf(start: string, end: string | null, timeZone: string): When | RejectionReason {
  if (isDayKey(start)) {
    if (end !== null && !isDayKey(end)) return dayIn(end) ? 'datesDisagree' : 'noSuchDay'
    return { startDay: start, endDay: end ?? start, startsAt: null, endsAt: null }
  }
  const startsAt = utcInstant(start)
  const endsAt = end === null ? null : utcInstant(end)
  if (!startsAt) return dayIn(start) ? 'unknownTimeZone' : 'noSuchDay'
  if (end !== null && !endsAt) return dayIn(end) ? 'datesDisagree' : 'noSuchDay'
  return timedDays(startsAt, endsAt, timeZone)
}

function deadlineOf({ kind, at, zone, url, extendedFrom }: ListedDeadline): Deadline | RejectionReason {
  if (zone && !isTimeZone(zone)) return 'unknownTimeZone'
  const day: DayKey | null = at ? dayIn(at) : null
  const instant = at && !isDayKey(at) ? utcInstant(at) : null
  if (!at || !day || (!isDayKey(at) && !instant)) return 'noSuchDay'
  return {
    kind,
    day,
    at: instant,
    zone: zone ?? null,
    url: url ?? null,
    extendedFrom: extendedFrom && isDayKey(extendedFrom) ? extendedFrom : null,
  }
}
