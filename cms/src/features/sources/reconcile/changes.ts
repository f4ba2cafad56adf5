import { type Deadline, closingOf } from '@cyberluach/core/events/deadline'
import type { FieldChange, ClaimedField } from '@cyberluach/api/sources'
import { isDeepStrictEqual } from 'node:util'
import type { SourceRecord } from '../rows.ts'
import { valueNames, claimedValues, type EventValues, type ValueName, type Days, type Place } from './values.ts'
import type { ClaimRow } from './claims.ts'
import type { EventState } from '@cyberluach/core/events/event-states'
import { canonicalAddress } from '../match/identity.ts'
import { foldedName } from '../match/names.ts'

/**
 * `own`: what the source stated before and states otherwise now, and what nobody has told yet. `doubtful`: what only an
 * admin can decide, since somebody else states what is shown.
 */
export type Changes = { own: FieldChange[]; doubtful: FieldChange[] }

/**
 * What a record would change of an event. Only news does: what the source has said before was decided, unless it is among
 * what is `waiting` for a decision. What a person wrote stays; that the event is called off or moved since is asked.
 */
export function changesOf(
  shown: EventValues,
  { sourceId, stated }: SourceRecord,
  statements: readonly ClaimRow[],
  waiting: ReadonlySet<ValueName> = new Set(),
): Changes {
  const said = claimedValues(stated)
  const changes: Changes = { own: [], doubtful: [] }
  for (const name of valueNames) {
    const rows = statements.filter(({ field }) => field === name)
    const before = rows.find((row) => row.sourceId === sourceId)
    const isWaiting = waiting.has(name)
    const isNews = isWaiting || !isDeepStrictEqual(before?.value ?? null, plain(said[name]))
    const isPersons = rows.some((row) => row.sourceId === null && row.isShown)
    const now = name === 'deadlines' && isPersons ? besideOthers(shown, said, isWaiting ? null : before) : said
    if (now[name] === null || !isNews || isSameValue(name, shown[name], now[name])) continue
    const isOwn = before?.isShown || (isEmptyValue(name, shown[name]) && !isPersons)
    const change = fieldChanges(name, shown, now)
    if (isOwn) changes.own.push(...change)
    else if ((isWaiting && (!isPersons || isAskedOfPersons(name))) || isDoubtful(name, shown, now, before, isPersons))
      changes.doubtful.push(...change)
  }
  const isStatePersons = statements.some((row) => row.field === 'state' && row.sourceId === null && row.isShown)
  return {
    own: lastOfEach(changes.own, isStatePersons),
    doubtful: lastOfEach(changes.doubtful, isStatePersons),
  }
}

/** Days that move bring a state along, unless the source states that it is off, or a person wrote the state. */
function lastOfEach(changes: readonly FieldChange[], isStatePersons: boolean): FieldChange[] {
  const isMove = changes.some(({ field, after }) => field === 'state' && after === 'moved')
  const told = changes.filter(({ field, after }) => !(isMove && field === 'state' && after === 'scheduled'))
  const byField = new Map(told.map((change) => [change.field, change]))
  if (isStatePersons && byField.get('state')?.after === 'moved') byField.delete('state')
  return [...byField.values()]
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/**
 * Of deadlines that a person wrote, those that the source has put off since change; the others stay. While that waits for
 * a decision, what it stated at first is what is shown still.
 */
function besideOthers(shown: EventValues, now: EventValues, before: ClaimRow | null | undefined): EventValues {
  const there = shown.deadlines ?? []
  const were = before === null ? there : ((before?.value ?? []) as Deadline[])
  return { ...now, deadlines: extended(there, were, now.deadlines ?? []) }
}

/** What is asked also where a person wrote what is shown. */
const isAskedOfPersons = (name: ValueName) => name === 'state' || name === 'days' || name === 'deadlines'

/** That an event is off, or that a source has changed its mind about the days or put a deadline off, is worth a question. */
function isDoubtful(
  name: ValueName,
  shown: EventValues,
  now: EventValues,
  before: ClaimRow | undefined,
  isPersons: boolean,
): boolean {
  if (name === 'state') return now.state === 'cancelled' || now.state === 'postponed'
  if (name === 'deadlines') return isPersons
  if (name !== 'days' || !before) return false
  const days = before.value as NonNullable<EventValues['days']>
  return isSameValue('days', shown.days, days) || days.startDay !== now.days?.startDay
}

/**
 * Deadlines that are shown, with those that a source stated, too, as it states them `now`: put off, or earlier. What it
 * never stated, or what was written otherwise, stays.
 */
export function extended(
  shown: readonly Deadline[],
  before: readonly Deadline[],
  now: readonly Deadline[],
): Deadline[] {
  const moved = new Map<string, Deadline>()
  for (const [kind, were] of Map.groupBy(before, (deadline) => deadline.kind)) {
    const are = now.filter((deadline) => deadline.kind === kind)
    // Another number of rounds says nothing of which one has moved.
    if (are.length !== were.length) continue
    for (const [at, was] of were.entries()) {
      const is = are[at]
      if (is && nameOf(is) !== nameOf(was)) moved.set(nameOf(was), is)
    }
  }
  return shown.map((deadline) => {
    const is = moved.get(nameOf(deadline))
    if (!is) return deadline
    const { day, at, zone, extendedFrom } = is
    return {
      ...deadline,
      day,
      at,
      zone,
      extendedFrom: extendedFrom ?? (day > deadline.day ? deadline.day : null),
    }
  })
}

const nameOf = (deadline: Deadline) => `${deadline.kind} ${Date.parse(closingOf(deadline))}`

type ClaimedValues = Partial<Record<ClaimedField, unknown>>

/** What a value would become, by the fields of a statement: those that differ. */
export function fieldChanges(name: ValueName, before: EventValues, after: EventValues): FieldChange[] {
  const [was, becomes] = [told(name, before), told(name, after)]
  const changes = Object.entries(becomes)
    .filter(([field, value]) => JSON.stringify(value ?? null) !== JSON.stringify(was[field as ClaimedField] ?? null))
    .map(([field, value]) => ({ field, before: was[field as ClaimedField] ?? null, after: value ?? null }))
  return name === 'days' ? [...changes, ...movesOf(before, after)] : changes
}

/** Of other hours, or of another last day, nothing is said; of another first day an event has moved. */
function movesOf(before: EventValues, after: EventValues): FieldChange[] {
  if (before.days?.startDay === after.days?.startDay || before.state === 'cancelled') return []
  const state: EventState = 'moved'
  return before.state === state ? [] : [{ field: 'state', before: before.state, after: state }]
}

function told(name: ValueName, values: EventValues): ClaimedValues {
  if (name === 'days') return { ...(values.days as Days) }
  if (name === 'place') return { ...(values.place as Place) }
  if (name === 'link') return { url: values.link }
  return { [name]: values[name] }
}

/**
 * Whether what is stated says nothing that is not shown already, however each writes it: what a source leaves out takes
 * nothing away.
 */
export function isSameValue<Name extends ValueName>(
  name: Name,
  shown: EventValues[Name],
  stated: EventValues[Name],
): boolean {
  const same = comparers[name] as (shown: NonNullable<unknown>, stated: NonNullable<unknown>) => boolean
  if (shown === null || stated === null) return shown === stated
  return same(shown, stated)
}

/** Nothing is told by this value that is not told already. */
export function isEmptyValue(name: ValueName, value: EventValues[ValueName]): boolean {
  if (value === null) return true
  if (name !== 'place') return false
  const { isOnline, city, venue } = value as Place
  return !isOnline && !city && !venue
}

const comparers: { [Name in ValueName]: (one: never, other: never) => boolean } = {
  title: sameText,
  titleHe: sameText,
  description: sameText,
  days: sameDays,
  place: samePlace,
  link: (one: string, other: string) => canonicalAddress(one) === canonicalAddress(other),
  eventType: Object.is,
  state: sameState,
  organizer: sameText,
  admission: Object.is,
  price: sameText,
  languages: Object.is,
  conductUrl: (one: string, other: string) => canonicalAddress(one) === canonicalAddress(other),
  tags: sameLists,
  deadlines: sameLists,
}

function sameText(one: string, other: string): boolean {
  return foldedName(one) === foldedName(other)
}

function sameDays(shown: Days, stated: Days): boolean {
  if (shown.startDay !== stated.startDay || shown.endDay !== stated.endDay) return false
  return sameInstant(shown.startsAt, stated.startsAt) && sameInstant(shown.endsAt, stated.endsAt)
}

function sameInstant(shown: string | null, stated: string | null): boolean {
  return !stated || (shown !== null && Date.parse(shown) === Date.parse(stated))
}

function samePlace(shown: Place, stated: Place): boolean {
  return (
    shown.isOnline === stated.isOnline &&
    sameWhereTold(shown.country, stated.country) &&
    sameWhereTold(cityOf(shown), cityOf(stated)) &&
    sameWhereTold(shown.venue, stated.venue)
  )
}

const cityOf = ({ city }: Place) => city?.split(/[,(]/)[0] ?? null

function sameWhereTold(shown: string | null, stated: string | null): boolean {
  return !stated || (shown !== null && foldedName(shown) === foldedName(stated))
}

/** A move is told by its days: what moved takes place. */
function sameState(one: string, other: string): boolean {
  const [here, there] = [one, other].map((state) => (state === 'moved' ? 'scheduled' : state))
  return here === there
}

function sameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  const text = (list: readonly unknown[]) => JSON.stringify(list.map(comparable).sort())
  return text(one) === text(other)
}

/** A deadline by what it says: its instant the same however it is written. */
function comparable(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item)
  const { kind, day, at, zone } = item as Record<string, unknown>
  return JSON.stringify([kind, day, typeof at === 'string' ? Date.parse(at) : null, zone ?? null])
}
