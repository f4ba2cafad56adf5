import type { DayKey } from '@cyberluach/core/dates/day-key'
import { foldedText } from '@cyberluach/core/text/spelling'
import type { Stated } from '../rows.ts'
import { alike, namedOf, readName, sameCity } from './names.ts'

/** A record of a list as it stood before this sync. */
export type KnownRecord = {
  id: string
  key: string
  stated: Stated
  eventId: string | null
  startDay: DayKey
  endDay: DayKey
  hasVanished: boolean
  /** Another list that is read claims its days. */
  isElsewhere: boolean
  /** It has not begun, or its list had dropped it before it did and no other list still claims its days. */
  mayMove: boolean
}

/** A row of the list, by the key that its record is stored under. */
type ListedRow = { key: string; row: Stated }

export type Identified = {
  /** The record that each row is, by the key of the row: a record is one row at most. */
  records: Map<string, KnownRecord>
  /** Records that a new row may be, and nothing but its name says so. */
  offers: Map<string, KnownRecord[]>
}

/** The next edition of what is held every year is further away. */
export const mostDays = 200
/** More of one name on days that changed are not compared with one another. */
const mostOfOneName = 500
/** Names below this are of others, where nothing else is the same. */
const alikeAtAll = 0.25
/** Names from here on are one, in one list on the same days in the same city. */
const alikeInPlace = 0.6

/**
 * Which record each row of a list is. Rows of one name are assigned as a whole: to the record of the same instant, then of
 * the same day, whatever their keys; then by key; then to the nearest in the order of their days, and never past one that
 * stayed. What has begun keeps its days: a row on others is the next edition. A list that gave the key of one row to another
 * numbers its rows, and a key alone says nothing.
 */
export function identify(known: readonly KnownRecord[], rows: readonly ListedRow[]): Identified {
  const records = new Map<string, KnownRecord>()
  const openRecords = new Set(known)
  const openRows = new Set(rows)
  const assign = (record: KnownRecord, row: ListedRow) => {
    records.set(row.key, record)
    openRecords.delete(record)
    openRows.delete(row)
  }
  const groups = (nameOf: (stated: Stated) => string | null) => {
    const ofRecords = Map.groupBy(openRecords, ({ stated }) => nameOf(stated))
    return [...Map.groupBy(openRows, ({ row }) => nameOf(row))].flatMap(([name, ofName]) => {
      const same = name === null ? undefined : ofRecords.get(name)
      return same ? [{ same, ofName }] : []
    })
  }
  for (const nameOf of [instantAndLink, instantAndTitle, dayAndLink, dayAndTitle])
    for (const { same, ofName } of groups(nameOf))
      for (const [record, row] of pairsOf(same, ofName)) assign(record, row)

  const ofKey = new Map(known.map((record) => [record.key, record]))
  const isOthers = (key: string, { stated }: KnownRecord) => {
    const before = ofKey.get(key)
    return before !== undefined && titleOf(before.stated) !== titleOf(stated)
  }
  const areNumbers = [...records].some(([key, record]) => isOthers(key, record))
  const assignByKey = (isOne: typeof isStill) => {
    for (const row of openRows) {
      const record = ofKey.get(row.key)
      if (record && openRecords.has(record) && mayBecome(record, row) && isOne(record, row)) assign(record, row)
    }
  }
  assignByKey(({ stated }, { row }) => titleOf(stated) === titleOf(row))

  const stayed = Map.groupBy(
    rows.filter(({ key }) => records.has(key)),
    ({ row }) => titleOf(row),
  )
  /** Between which of its name that stayed something stands. */
  const placed = (nameOf: (stated: Stated) => string) => (stated: Stated) => {
    const before = stayed.get(titleOf(stated))?.filter(({ row }) => row.startDay < stated.startDay)
    return `${before?.length ?? 0} ${nameOf(stated)}`
  }
  for (const { same, ofName } of groups(placed(titleAndLink)))
    for (const [record, row] of nearestPairs(same, ofName)) assign(record, row)
  assignByKey((record, row) => !areNumbers || isStill(record, row))
  const offers = new Map<string, KnownRecord[]>()
  for (const { same, ofName } of groups(placed(titleOf))) {
    const [pair, ...others] = nearestPairs(same, ofName)
    if (pair && others.length === 0 && same.length === 1 && ofName.length === 1 && isThere(...pair)) assign(...pair)
    else for (const row of ofName) offers.set(row.key, same.filter(mayBe(row)))
  }
  for (const [nameOf, isOne] of renames)
    for (const { same, ofName } of groups(nameOf))
      for (const row of ofName) {
        const record = same.find((one) => openRecords.has(one) && isOne(one, row))
        if (record) assign(record, row)
      }
  return { records, offers: new Map([...offers].filter(([key, of]) => of.length > 0 && !records.has(key))) }
}

const titleOf = ({ title }: Stated) => foldedText(title) || title
const linkOf = ({ url }: Stated) => canonicalAddress(url) ?? ''
const titleAndLink = (stated: Stated) => `${titleOf(stated)} at ${linkOf(stated)}`
const dayAndTitle = (stated: Stated) => `${stated.startDay} ${titleOf(stated)}`
const dayAndLink = (stated: Stated) => `${dayAndTitle(stated)} at ${linkOf(stated)}`
const instantAndTitle = (stated: Stated) => stated.startsAt && `${Date.parse(stated.startsAt)} ${titleOf(stated)}`
const instantAndLink = (stated: Stated) => {
  const instant = instantAndTitle(stated)
  return instant && `${instant} at ${linkOf(stated)}`
}

/** Of one name at one time: those of the same key first, the others by their hours. */
function pairsOf(records: readonly KnownRecord[], rows: readonly ListedRow[]): [KnownRecord, ListedRow][] {
  const keys = new Set(rows.map(({ key }) => key))
  const byKey = new Map(records.map((record) => [record.key, record]))
  const others = records.filter(({ key }) => !keys.has(key)).toSorted(byStart)
  return rows
    .toSorted((one, other) => byStart({ stated: one.row }, { stated: other.row }))
    .flatMap((row) => {
      const at = byKey.has(row.key) ? -1 : others.findIndex((record) => isNotElsewhere(record, row))
      const record = byKey.get(row.key) ?? others.splice(at, at < 0 ? 0 : 1)[0]
      return record ? [[record, row] as [KnownRecord, ListedRow]] : []
    })
}

function byStart({ stated: one }: { stated: Stated }, { stated: other }: { stated: Stated }): number {
  const [here, there] = [one, other].map(({ startDay, startsAt }) => Date.parse(startsAt ?? startDay))
  return (here ?? 0) - (there ?? 0)
}

/** As many pairs as may be, in the order of their days, with the fewest days between them. */
function nearestPairs(known: readonly KnownRecord[], listed: readonly ListedRow[]) {
  const records = known.toSorted(byStart).slice(0, mostOfOneName)
  const rows = listed
    .toSorted((one, other) => byStart({ stated: one.row }, { stated: other.row }))
    .slice(0, mostOfOneName)
  const best = [new Float64Array(rows.length + 1)]
  const at = (record: number, row: number) => best[record]?.[row] ?? 0
  for (const [record, one] of records.entries()) {
    const line = new Float64Array(rows.length + 1)
    best.push(line)
    for (const [row, other] of rows.entries()) {
      const isPair = mayBe(other)(one) && isNotElsewhere(one, other)
      const paired = isPair ? at(record, row) + 1_000 - daysBetween(one, other) : 0
      line[row + 1] = Math.max(at(record, row + 1), line[row] ?? 0, paired)
    }
  }
  const pairs: [KnownRecord, ListedRow][] = []
  for (let record = records.length, row = rows.length; record > 0 && row > 0;) {
    const [one, other] = [records[record - 1], rows[row - 1]]
    if (at(record, row) === at(record - 1, row)) record -= 1
    else if (at(record, row) === at(record, row - 1)) row -= 1
    else {
      record -= 1
      row -= 1
      if (one && other) pairs.push([one, other])
    }
  }
  return pairs
}

const daysBetween = ({ startDay }: KnownRecord, { row }: ListedRow) =>
  Math.abs(Date.parse(startDay) - Date.parse(row.startDay)) / 86_400_000

const mayBe = (row: ListedRow) => (record: KnownRecord) =>
  (daysBetween(record, row) <= mostDays || isYearsBefore(record, row)) && mayBecome(record, row)

/** The same day of a year before is a year that was written wrongly. */
function isYearsBefore({ startDay }: KnownRecord, { row }: ListedRow): boolean {
  return row.startDay < startDay && row.startDay.slice(4) === startDay.slice(4)
}

/** Whether a record may come to stand on the days of a row. A title that names its year says which edition it is. */
function mayBecome(record: KnownRecord, { key, row }: ListedRow): boolean {
  if (isMeanwhile(record, row)) return true
  const [was, is] = [readName(record.stated.title).year, readName(row.title).year]
  if (was !== null && is !== null && was !== is && daysBetween(record, { key, row }) > mostDays) return false
  return record.mayMove || (is !== null && was === is)
}

const isMeanwhile = ({ startDay, endDay }: KnownRecord, row: Stated) => row.startDay <= endDay && startDay <= row.endDay

/** Whether a row has the link of a record, or some of its days and of its name. */
function isStill(record: KnownRecord, { row }: ListedRow): boolean {
  if (linkOf(row) !== '' && linkOf(record.stated) === linkOf(row)) return true
  return isMeanwhile(record, row) && (alike(namedOf(record.stated), namedOf(row)) ?? 0) >= alikeAtAll
}

function isNotElsewhere({ stated }: KnownRecord, { row }: ListedRow): boolean {
  const isAbroad = stated.country && row.country && stated.country !== row.country
  return !isAbroad && sameCity(namedOf(stated), namedOf(row)) !== false
}

/** Of one name, and one of them without an address, or both in one city. */
function isThere({ stated }: KnownRecord, { row }: ListedRow): boolean {
  return !stated.url || !row.url || sameCity(namedOf(stated), namedOf(row)) === true
}

/** What has the days of a record, or its first day and link, and is called otherwise. */
const renames: readonly [(stated: Stated) => string | null, typeof isStill][] = [
  [({ startDay, endDay }) => `${startDay} ${endDay}`, isRenamed],
  [(stated) => stated.url && `${stated.startDay} at ${linkOf(stated)}`, isStill],
]

function isRenamed({ stated }: KnownRecord, { row }: ListedRow): boolean {
  const [here, there] = [namedOf(stated), namedOf(row)]
  return sameCity(here, there) === true && (alike(here, there) ?? 0) >= alikeInPlace
}

/** Scheme, who signs in, host, port, path, query: read by a pattern, so that the database reads the same. */
const parts = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:@\s]+)(?::\d+)?([^?#\s]*)(?:\?([^#\s]*))?/i

/** Says who sent a visitor, and nothing of where it leads. */
const tracking = /^(utm_[^=]*|fbclid|gclid|mc_[ce]id|ref|source|campaign)(=|$)/

const beginning = /^(www\d?|m)\./
const ending = /\/(index\.(html?|php|aspx?)|home|default\.aspx?)$/
const yearOfHost = /^(.*\.)?(19|20)\d\d\.(?=[^.]+\.[^.]+)/

/**
 * One spelling of an address: small letters, without scheme, `www`, port, tracking, fragment and what stands for the first
 * page of a folder. Null where it is no address of the web. `source_address` of the database does the same.
 */
export function canonicalAddress(address: string | null): string | null {
  const found = parts.exec(address?.trim() ?? '')
  if (!found) return null
  const [, host = '', path = '', query = ''] = found.map((part) => part?.toLowerCase())
  const kept = query
    .split('&')
    .filter((part) => part && !tracking.test(part))
    .sort(byLetters)
    .join('&')
  const folder = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(ending, '')
  return `${plainHost(host)}${folder}${kept && `?${kept}`}`
}

/**
 * The host of an address in one spelling, without `www` and without the year of an edition (`2026.example.org`); null where
 * it is none of the web. `source_host` of the database does the same.
 */
export function canonicalHost(address: string | null): string | null {
  const host = parts.exec(address?.trim() ?? '')?.[1]
  return host ? plainHost(host.toLowerCase()).replace(yearOfHost, '$1') : null
}

const plainHost = (host: string) => host.replace(/\.$/, '').replace(beginning, '')

const byLetters = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
