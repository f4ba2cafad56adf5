import { isDayKey } from '@cyberluach/core/dates/day-key'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import { zonedInstant } from '@cyberluach/core/dates/zoned-time'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { findIana } from 'windows-iana'
import { propertiesOf, textOf, writtenOf, type Component } from './lines.ts'
import { occurrences, type Budget } from './recurrence.ts'

/** The instant, in milliseconds, at which clocks of a zone show a time (`2026-12-03T19:00:00`). */
export type Zone = (clock: string) => number

/** The zone of a name as the file means it, and the one of times that name none; null for one that nothing defines. */
export type Zones = (name?: string) => Zone | null

/**
 * A day (`2026-12-03`, `at` is null), or an instant in milliseconds with the clock's time for it in the file's zone. `end`
 * is what a period says of it: a time, or how long it is.
 */
export type Time = { clock: string; zone: Zone; at: number | null; end?: string }

/** What the properties of a name such as DTSTART or EXDATE say. */
export function timesOf(component: Component, name: string, zones: Zones): (Time | RejectionReason)[] {
  return propertiesOf(component, name).flatMap(({ values, parameters }) =>
    values.map((value) => {
      const [text, end] = [value].flat().map(String)
      const time = timeOf(text ?? '', String(parameters.tzid ?? ''), zones)
      return isTime(time) && end ? { ...time, end } : time
    }),
  )
}

export function isTime(time: Time | RejectionReason): time is Time {
  return typeof time !== 'string'
}

/** What a text in ISO 8601 says by the clocks of a zone. */
export function timeOf(text: string, zoneName: string, zones: Zones): Time | RejectionReason {
  const [, day = '', time, isUtc] = /^(\d{4}-\d\d-\d\d)(?:T(?:(\d\d:\d\d:\d\d)(Z?)|::))?$/.exec(text) ?? []
  if (!day) return 'noDate'
  if (!isDayKey(day) || (time && !/^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)$/.test(time))) return 'noSuchDay'
  if (!time) return { clock: day, zone: universal, at: null }
  const zone = isUtc ? universal : zones(zoneName)
  if (!zone) return 'unknownTimeZone'
  const clock = `${day}T${time.replace(/60$/, '59')}`
  return { clock, zone, at: zone(clock) }
}

/** UTC. */
export const universal: Zone = (clock) => Date.parse(clock.length > 10 ? `${clock}Z` : clock)

/**
 * The zones of a calendar. A name that is known anywhere (IANA's, Windows', what Windows shows for it) means what it means
 * everywhere; the file's own definition holds where nothing else names it, since many are out of date.
 */
export function zonesOf(calendar: Component, usual: string, budget: Budget): Zones {
  const definitions = new Map(
    calendar.parts.flatMap((part) => (part.kind === 'VTIMEZONE' ? [[textOf(part, 'TZID'), part]] : [])),
  )
  const known = new Map<string, Zone | null>()
  const floating = textOf(calendar, 'X-WR-TIMEZONE') || usual
  return (given = '') => {
    const name = given.trim() || floating
    const found = known.get(name)
    if (found !== undefined) return found
    const definition = definitions.get(name)
    const place = definition && abbreviation.test(name) ? null : placeOfZone(name)
    const zone = place ? clockIn(place) : definition ? definedZone(definition, budget) : null
    known.set(name, zone)
    return zone
  }
}

/** Letters such as IST, which mean several zones. */
const abbreviation = /^[A-Z]{3,4}$/

function clockIn(place: string): Zone {
  return (clock) => {
    const minute = Date.parse(zonedInstant(clock.slice(0, 10), clock.slice(11, 16), place))
    return minute + Number(clock.slice(17)) * 1000
  }
}

/** IANA's name of a zone, before which some programs write their own, or which Windows has another for. */
function placeOfZone(name: string): string | null {
  const segments = name.slice(0, 200).split('/')
  const shown = /^\((?:UTC|GMT)[^)]*\)\s*(.+)$|^([^/]+, .+)$/.exec(name.slice(0, 200))?.slice(1).find(Boolean)
  const windows = (shown ?? name).replace(/ Time \(US & Canada\).*$/, ' Standard Time')
  const cities = shown?.split(/[,:]/).map((city) => city.trim().replaceAll(' ', '_')) ?? []
  const ends = [-3, -2].map((from) => segments.slice(from).join('/'))
  const names = [...ends, name, name.replace('-', '/'), ...findIana(windows)]
  const first = names.find(isTimeZone)
  return first ?? cities.map((city) => zonesOfCities().get(city)).find((zone) => zone !== undefined) ?? null
}

let cached: Map<string, string> | undefined

function zonesOfCities(): Map<string, string> {
  cached ??= new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone.slice(zone.lastIndexOf('/') + 1), zone]))
  return cached
}

/** What defines a zone names two, and programs that tell its past some dozens. */
const mostObservances = 60
/** Nothing that is read begins outside of it. */
const span = { from: '1990-01-01', until: '2045-01-01' }

/** A zone by the rules of the file, such as Outlook's “Customized Time Zone”; null where one of them cannot be followed. */
function definedZone({ parts }: Component, budget: Budget): Zone | null {
  if (parts.length === 0 || parts.length > mostObservances) return null
  const changes: { clock: string; offset: number }[] = []
  for (const part of parts) {
    const [offset, before] = [offsetIn(textOf(part, 'TZOFFSETTO')), offsetIn(textOf(part, 'TZOFFSETFROM'))]
    const clocks = onsetsOf(part, (clock) => universal(clock) - (before ?? 0), budget)
    if (offset === null || !clocks) return null
    changes.push(...clocks.map((clock) => ({ clock, offset })))
  }
  changes.sort((one, other) => (one.clock < other.clock ? -1 : 1))
  return (clock) => {
    const change = changes.findLast((one) => one.clock <= clock) ?? changes[0]
    return universal(clock) - (change?.offset ?? 0)
  }
}

/** The clock times at which an offset begins, by the clock before it. */
function onsetsOf(part: Component, zone: Zone, budget: Budget): string[] | null {
  const start = textOf(part, 'DTSTART')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(start)) return null
  const dates = propertiesOf(part, 'RDATE').flatMap(({ values }) => values.map(String))
  const rule = writtenOf(part, 'RRULE')[0]
  const found = rule ? occurrences(rule, { clock: start, zone }, span, budget) : []
  return typeof found === 'string' ? null : [start, ...dates, ...found]
}

/** Milliseconds of `+02:00`. */
function offsetIn(text: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000 : null
}
