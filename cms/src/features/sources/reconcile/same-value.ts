import { canonicalAddress } from '../match/canonical-address.ts'
import { foldedName } from '../match/names.ts'
import type { Days, EventValues, Place, ValueName } from './values.ts'

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
