import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import type { Parsed, Parser, SourceRow } from '../../rows.ts'
import { longestRaw, statedRow } from '../stated-row.ts'
import { collecting, refusedWhole } from '../collecting.ts'
import { timedDays } from '../timed-days.ts'
import { calendarTime, durationOf, type CalendarTime, type Zones } from './time.ts'
import { propertyOf, readCalendar, type Component } from './lines.ts'
import { eventFacts, rawOf, titleAndState } from './event-facts.ts'
import { occurrences, stepsOfFile, type Steps, type Window } from './recurrence.ts'

/** Any iCalendar feed (RFC 5545). Of what comes again, the occurrences of the last month and the coming year are rows. */
export const parseICalendar: Parser = (text, { now, timeZone }) => {
  const file = readCalendar(text)
  if (!file) return refusedWhole('tooMany', text)
  const calendars = file.parts.filter(({ kind }) => kind === 'VCALENDAR')
  if (calendars.length === 0) return refusedWhole('notThisKind', text)
  const found = collecting()
  const window = { from: clockOf(now, -31), until: clockOf(now, 400) }
  const steps = { left: stepsOfFile }
  for (const calendar of calendars) {
    const zones = zonesOf(calendar, timeZone)
    const events = calendar.parts.filter(({ kind }) => kind === 'VEVENT')
    const names = namesOf(events, propertyOf(calendar, 'PRODID')?.value ?? '')
    const changed = new Set(events.flatMap((event) => occurrenceOf(event, zones) ?? []))
    for (const event of events) {
      const shown = propertyOf(event, 'SUMMARY')?.value ?? ''
      const starts = isTooLong(event) ? 'tooLong' : startsOf(event, zones, { window, steps }, changed)
      for (const start of typeof starts === 'string' ? [starts] : starts) {
        const row = typeof start === 'string' ? start : rowOf(event, start, zones, names, timeZone)
        if (!found.add(row, shown, event.line)) return whole(found)
      }
    }
  }
  return whole(found)
}

function whole({ rows, refused }: Parsed): Parsed {
  return { rows, refused }
}

/** What is more than a row can keep is that of each occurrence. */
function isTooLong({ properties }: Component): boolean {
  return properties.reduce((length, { value }) => length + value.length, 0) > longestRaw
}

/** One time at which an event begins; `occurrence` tells it from the others of its series. */
type Start = CalendarTime & { occurrence: string | null }
type Names = (event: Component, occurrence: string | null) => string | null

function startsOf(
  event: Component,
  zones: Zones,
  { window, steps }: { window: Window; steps: Steps },
  changed: Set<string>,
): Start[] | RejectionReason {
  const property = propertyOf(event, 'DTSTART')
  const start = property ? calendarTime(property, zones) : 'noDate'
  if (!property || typeof start === 'string') return typeof start === 'string' ? start : 'noDate'
  const occurrence = occurrenceOf(event, zones)
  if (occurrence) return [{ ...start, occurrence }]
  const rule = propertyOf(event, 'RRULE')?.value
  if (!rule) return [{ ...start, occurrence: null }]
  const clocks = occurrences(rule, start.clock, window, steps)
  if (typeof clocks === 'string') return clocks
  const left = new Set(
    event.properties.filter(({ name }) => name === 'EXDATE').flatMap(({ value }) => value.split(',')),
  )
  const uid = propertyOf(event, 'UID')?.value ?? ''
  return clocks
    .filter((clock) => !left.has(clock) && !left.has(`${clock}Z`) && !changed.has(`${uid}/${clock}`))
    .map((clock) => ({
      clock,
      time: calendarTime({ ...property, value: property.value.endsWith('Z') ? `${clock}Z` : clock }, zones),
    }))
    .flatMap(({ clock, time }) =>
      typeof time === 'string' ? [] : [{ ...time, occurrence: `${uid}/${clock}` }],
    )
}

/** Which occurrence of its series an event is, by the time that it was to have. */
function occurrenceOf(event: Component, zones: Zones): string | null {
  const property = propertyOf(event, 'RECURRENCE-ID')
  const time = property && calendarTime(property, zones)
  if (!time || typeof time === 'string') return null
  return `${propertyOf(event, 'UID')?.value ?? ''}/${time.clock}`
}

function rowOf(
  event: Component,
  start: Start,
  zones: Zones,
  nameOf: Names,
  timeZone: string,
): SourceRow | RejectionReason {
  const end = endOf(event, start, zones)
  if (typeof end === 'string') return end
  return statedRow({
    id: nameOf(event, start.occurrence),
    ...titleAndState(event),
    ...(start.at
      ? timedDays(start.at, end.at, timeZone)
      : { startDay: start.day, endDay: end.day, startsAt: null, endsAt: null }),
    ...eventFacts(event),
    raw: rawOf(event, start.clock),
  })
}

/** The last day, or the instant of the end: as much after this start as the event's own end is after its own. */
function endOf(
  event: Component,
  start: Start,
  zones: Zones,
): Pick<CalendarTime, 'day' | 'at'> | RejectionReason {
  const [first, last] = [propertyOf(event, 'DTSTART'), propertyOf(event, 'DTEND')]
  const from = first ? calendarTime(first, zones) : 'noDate'
  if (typeof from === 'string') return from
  const to = last ? calendarTime(last, zones) : null
  if (typeof to === 'string') return to
  if (Boolean(to?.at) !== Boolean(from.at) && to) return 'datesDisagree'
  const given = durationOf(propertyOf(event, 'DURATION')?.value ?? '')
  const length = to ? Date.parse(to.at ?? to.day) - Date.parse(from.at ?? from.day) : given
  if (length === null) return { day: start.day, at: null }
  if (length < 0) return 'endBeforeStart'
  if (start.at) return { day: start.day, at: new Date(Date.parse(start.at) + length).toISOString() }
  // The end of whole days is the day after the last one.
  return { day: addDays(start.day, Math.max(Math.ceil(length / 86_400_000) - 1, 0)), at: null }
}

function zonesOf(calendar: Component, timeZone: string): Zones {
  const named = propertyOf(calendar, 'X-WR-TIMEZONE')?.value.trim() ?? ''
  const zones = calendar.parts.filter(({ kind }) => kind === 'VTIMEZONE')
  return {
    floating: named && isTimeZone(named) ? named : timeZone,
    defined: new Map(zones.map((zone) => [propertyOf(zone, 'TZID')?.value.trim() ?? '', zone])),
  }
}

/**
 * The names that stay: UIDs, unless Outlook wrote them, which makes new ones at each fetch, or several events without a
 * series have the same.
 */
function namesOf(events: Component[], product: string): Names {
  const isChanging = /microsoft|outlook/i.test(product)
  const counts = new Map<string, number>()
  for (const event of events.filter((one) => !propertyOf(one, 'RECURRENCE-ID'))) {
    const uid = propertyOf(event, 'UID')?.value ?? ''
    counts.set(uid, (counts.get(uid) ?? 0) + 1)
  }
  return (event, occurrence) => {
    const uid = propertyOf(event, 'UID')?.value ?? ''
    if (!uid || isChanging || /^040000008200E00074C5B7101A82E008/i.test(uid)) return null
    if ((counts.get(uid) ?? 0) > 1) return null
    return occurrence ?? uid
  }
}

function clockOf(now: Date, days: number): string {
  return addDays(dayKeyOf(now, 'UTC'), days).replaceAll('-', '')
}
