import { utc } from '@cyberluach/core/calendar-file/calendar-times'
import { dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { propertiesOf, textOf, writtenOf, type Component } from './lines.ts'
import { occurrences, type Budget, type Span } from './recurrence.ts'
import { isTime, timesOf, universal, type Time, type Zone, type Zones } from './time.ts'

/** One time at which an event begins; its `name` tells it from the others of its series. */
export type Start = Time & { name: string | null }

/** What the events of a calendar are read by; `timeZone` is the site's. */
export type Context = { zones: Zones; timeZone: string; span: Span; budget: Budget }

/**
 * When each event of a calendar begins, or why it has no row. Of one that comes again these are its occurrences within the
 * span, but for those that are left out, or stand in the file as events of their own. Of several versions of one event the
 * last holds.
 */
export function startsOfEvents(
  events: readonly Component[],
  context: Context,
): Map<Component, (Start | RejectionReason)[]> {
  const latest = latestOf(events)
  const whole = latest.filter((event) => !isOccurrence(event))
  const found = new Map(whole.map((event) => [event, startsOf(event, context)]))
  const ofSeries = new Map(
    whole.map((event) => [textOf(event, 'UID'), byInstantAndDay(found.get(event) ?? [], context.timeZone)]),
  )
  const replaced = new Set<Start | RejectionReason>()
  const changes: Change[] = []
  for (const event of latest.filter(isOccurrence)) {
    const [start = 'noDate'] = timesOf(event, 'DTSTART', context.zones)
    const [id] = timesOf(event, 'RECURRENCE-ID', context.zones).filter(isTime)
    const uid = textOf(event, 'UID')
    const usual = id && ofSeries.get(uid)?.(id)
    if (usual) replaced.add(usual)
    const name = usual?.name ?? (id ? nameOf(uid, id) : null)
    found.set(event, [isTime(start) ? { ...start, name } : start])
    if (id && isTime(start) && isOfAllLater(event)) changes.push({ event, id, start })
  }
  const ofUid = Map.groupBy(
    changes.toSorted((one, other) => instantOf(one.id) - instantOf(other.id)),
    ({ event }) => textOf(event, 'UID'),
  )
  for (const event of whole) {
    const own: (Start | RejectionReason)[] = []
    const later = ofUid.get(textOf(event, 'UID'))
    for (const start of found.get(event) ?? []) {
      if (replaced.has(start)) continue
      const change = isTime(start) && later?.findLast(({ id }) => instantOf(id) < instantOf(start))
      if (isTime(start) && change) found.get(change.event)?.push(changed(start, change))
      else own.push(start)
    }
    found.set(event, own)
  }
  return found
}

/** What a series is from one of its occurrences on (`RANGE=THISANDFUTURE`). */
type Change = { event: Component; id: Time; start: Time }

/** A later occurrence, as much later or earlier by the clock as the first that was changed. */
function changed(one: Start, { id, start }: Change): Start | RejectionReason {
  const { zone } = start
  if ((one.at === null) !== (start.at === null) || (id.at === null) !== (start.at === null)) return 'datesDisagree'
  const moved = clockIn(zone, one) + universal(start.clock) - clockIn(zone, id)
  const clock = new Date(moved).toISOString().slice(0, start.clock.length)
  return { clock, zone, at: start.at === null ? null : zone(clock), name: one.name }
}

/** What the clocks of a zone show at a time, as milliseconds. */
function clockIn(zone: Zone, time: Time): number {
  if (time.at === null || time.zone === zone) return universal(time.clock)
  const utcClock = new Date(time.at).toISOString().slice(0, 19)
  return time.at + universal(utcClock) - zone(utcClock)
}

function instantOf({ at, clock }: Time): number {
  return at ?? universal(clock)
}

function isOfAllLater(event: Component): boolean {
  return propertiesOf(event, 'RECURRENCE-ID').some(({ parameters }) => parameters.range === 'THISANDFUTURE')
}

/** More occurrences of one series are not read, which says so: a year and more of days. */
const mostOccurrences = 500

function startsOf(event: Component, context: Context): (Start | RejectionReason)[] {
  const { zones, timeZone, span, budget } = context
  const [start = 'noDate'] = timesOf(event, 'DTSTART', zones)
  if (!isTime(start)) return [start]
  const rules = writtenOf(event, 'RRULE')
  const dates = timesOf(event, 'RDATE', zones).filter(isSaid)
  if (rules.length === 0 && dates.length === 0) return [{ ...start, name: null }]
  // What is left out of times without a zone is sometimes written in UTC, and means their clock.
  const isFloating = propertiesOf(event, 'DTSTART').every(({ parameters }) => !parameters.tzid)
  const left = timesOf(event, 'EXDATE', zones)
    .filter(isSaid)
    .flatMap((one) =>
      isFloating && isTime(one) && one.at !== null && one.zone === universal
        ? [one, { ...one, at: start.zone(one.clock) }]
        : one,
    )
  const ruled = rules.map((rule) => occurrences(rule, start, span, budget))
  const wrong = [...ruled, ...dates, ...left].find((one) => typeof one === 'string')
  if (wrong) return [wrong]
  const clocks = new Set([start.clock, ...ruled.flat()])
  const times = [...clocks].map((clock) => ({
    ...start,
    clock,
    at: start.at === null ? null : start.zone(clock),
  }))
  const uid = textOf(event, 'UID')
  const leftOut = byInstantAndDay(left, timeZone)
  const found = [...times, ...dates.filter(isTime)]
    .filter((time) => time.clock >= span.from && time.clock < span.until && !leftOut(time))
    .map((time) => ({ ...time, name: nameOf(uid, time) }))
  const once = [...new Map(found.map((one) => [one.name, one])).values()].toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  )
  return once.length > mostOccurrences ? [...once.slice(0, mostOccurrences), 'tooMany'] : once
}

/** The instant, or the day, as one name in every zone that it is written in. */
function nameOf(uid: string, { at, clock }: Time): string {
  return `${uid}/${at === null ? clock.replaceAll('-', '') : utc(new Date(at))}`
}

/** Finds one of these: that of the same instant, or of the same day where one of the two says no more. */
function byInstantAndDay<One extends Time>(
  times: readonly (One | RejectionReason)[],
  timeZone: string,
): (time: Time) => One | undefined {
  const instants = new Map<number | null, One>()
  const days = new Map<DayKey, One>()
  const wholeDays = new Map<DayKey, One>()
  for (const time of times.filter((one) => typeof one !== 'string')) {
    const day = dayOf(time, timeZone)
    if (time.at !== null) instants.set(time.at, time)
    else wholeDays.set(day, time)
    if (!days.has(day)) days.set(day, time)
  }
  return (time) => {
    if (time.at === null) return days.get(time.clock)
    return instants.get(time.at) ?? (wholeDays.size > 0 ? wholeDays.get(dayOf(time, timeZone)) : undefined)
  }
}

function dayOf({ at, clock, zone }: Time, timeZone: string): DayKey {
  return at !== null && zone === universal ? dayKeyOf(new Date(at), timeZone) : clock.slice(0, 10)
}

/** Empty lists of times are usual. */
function isSaid(time: Time | RejectionReason): boolean {
  return time !== 'noDate'
}

function isOccurrence(event: Component): boolean {
  return writtenOf(event, 'RECURRENCE-ID').length > 0
}

/** Of each event and of each of its occurrences the version of the highest number. */
function latestOf(events: readonly Component[]): Component[] {
  const keyOf = (event: Component) => `${textOf(event, 'UID')}/${writtenOf(event, 'RECURRENCE-ID')[0] ?? ''}`
  const numberOf = (event: Component) => Number(textOf(event, 'SEQUENCE')) || 0
  const highest = new Map<string, number>()
  for (const event of events)
    highest.set(keyOf(event), Math.max(highest.get(keyOf(event)) ?? -Infinity, numberOf(event)))
  return events.filter((event) => textOf(event, 'UID') === '' || numberOf(event) === highest.get(keyOf(event)))
}
