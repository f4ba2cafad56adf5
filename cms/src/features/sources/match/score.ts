import type { Stated } from '../rows.ts'
import { alike, isBeside, isSameTitle, namedOf, sameCity } from './names.ts'
import type { Candidate as ListedCandidate } from '@cyberluach/api/proposals'

/** An event near a record, and what is compared of it. */
export type Nearby = {
  recordId: string
  eventId: string
  title: string | null
  titleHe: string | null
  city: string | null
  country: string | null
  isOnline: boolean
  startDay: string
  endDay: string
  sameAddress: boolean
  sameHost: boolean
  /** It is over, and what is stated is not. */
  isOver: boolean
  /** Its list dropped it, and has a row of its name instead. */
  isOffered: boolean
  /** The same source names it by another row in the same file. */
  isListedBeside: boolean
}

/** Names from here on are one, where the host is. */
const alikeFully = 0.6
/** From here on a name is worth a question. */
const alikeSomewhat = 0.4
/** Less than this contradicts even the same address, where several events stand. */
const alikeAtAll = 0.25

type Merging = Extract<Match, { kind: 'merge' }>['why']
type Scored = Candidate & { isOne: Exclude<Merging, 'verdict'> | null }

/** What of a row and an event is compared. */
type Compared = {
  names: number | null
  city: boolean | null
  /** Between the first days. */
  days: number
  areOneTime: boolean
  areOneTitle: boolean
  isBeside: boolean
}

/** What a record is, of the events near it: merged by itself where exactly one is it, asked about where one may be. */
export function scoreNearby(stated: Stated, nearby: readonly Nearby[]): Match {
  const scored = nearby.flatMap((event) => scoreOne(stated, event)).sort((one, other) => other.score - one.score)
  const ones = scored.filter(({ isOne }) => isOne)
  const [one, another] = ones
  const candidates = scored.map(({ eventId, score, why }) => ({ eventId, score, why }))
  if (one?.isOne && (!another || another.score < one.score))
    return { kind: 'merge', eventId: one.eventId, why: one.isOne, candidates }
  return candidates.length > 0 ? { kind: 'ask', candidates } : { kind: 'new' }
}

function scoreOne(stated: Stated, event: Nearby): Scored[] {
  const [here, there] = [namedOf(stated), namedOf(event)]
  const compared: Compared = {
    names: alike(here, there),
    city: isOnlineAlone(stated) && isOnlineAlone(event) ? true : sameCity(here, there),
    days: Math.abs(Date.parse(stated.startDay) - Date.parse(event.startDay)) / 86_400_000,
    areOneTime: stated.startDay === event.startDay && stated.endDay === event.endDay,
    areOneTitle: isSameTitle(here, there),
    isBeside: isBeside(here, there),
  }
  const { names, city, days } = compared
  const isOne = keyOf(event, compared)
  // What a list names twice is two to whoever wrote it.
  if (event.isListedBeside && !(event.sameAddress && days === 0 && names === 1)) return []
  if (!isOne && !event.isOffered && !mayBe(event, compared)) return []
  const why: Reason[] = [
    ...(event.sameAddress ? ['sameLink' as const] : []),
    ...(event.sameHost ? ['sameHost' as const] : []),
    ...((names ?? 0) >= alikeSomewhat ? ['alikeName' as const] : []),
    ...(city ? ['sameCity' as const] : []),
    ...(days === 0 ? ['sameDays' as const] : days <= mostDaysOfAddress ? ['closeDays' as const] : []),
  ]
  return [{ eventId: event.eventId, score: scoreOf(event, compared), why, isOne }]
}

/** What stands beside an event, a training before its conference, is never it by itself. */
function keyOf(event: Nearby, compared: Compared): Scored['isOne'] {
  const { names, days, city, areOneTime, areOneTitle, isBeside } = compared
  if (days > 7 || names === null || isBeside) return null
  if (event.sameAddress && names >= alikeAtAll) return 'key'
  if (event.sameHost && names >= alikeFully) return 'sameHostAlikeName'
  const isThere = city || (city === null && areOneTitle)
  return names === 1 && isThere && areOneTime ? 'sameNameCityDays' : null
}

/** Further away, an address is of the same edition only where the name does not contradict. */
const mostDaysOfAddress = 31

/**
 * Names in other letters say nothing: then the address, or the day and the city have to be the same. A host alone says
 * nothing of names that are not alike at all, and what is over nothing of what comes later at its address.
 */
function mayBe({ sameAddress, sameHost, isOver }: Nearby, { names, days, city }: Compared): boolean {
  if (sameAddress && days > mostDaysOfAddress) return !isOver && (names === null || names >= alikeSomewhat)
  if (sameAddress) return true
  if (sameHost) return names === null || names >= alikeAtAll
  if (names === null) return days === 0 && city === true
  return names >= alikeSomewhat && city !== false
}

function scoreOf({ sameAddress, sameHost }: Nearby, { names, days, city }: Compared): number {
  const score =
    0.5 * (names ?? 0.3) +
    (sameAddress ? 0.2 : sameHost ? 0.15 : 0) +
    (city === true ? 0.15 : city === null ? 0.07 : 0) +
    0.15 * Math.max(0, 1 - days / 8)
  return Math.round(Math.min(1, score) * 1000) / 1000
}

/** What speaks for an event, in the words of the wire. */
export type Reason = ListedCandidate['why'][number]

/** An event that a record may be of. */
export type Candidate = { eventId: string; score: number; why: Reason[] }

/**
 * What a record is: of an event that is known by it already; of one that it merges with by itself, since a key or host and
 * name say so; of one that has to be asked about; or of one that is new.
 */
export type Match =
  | { kind: 'known'; eventId: string }
  | {
      kind: 'merge'
      eventId: string
      why: 'verdict' | 'key' | 'sameHostAlikeName' | 'sameNameCityDays'
      /** All that it may be, the best first. */
      candidates: Candidate[]
    }
  | { kind: 'ask'; candidates: Candidate[] }
  | { kind: 'new' }

/** What is held in a place as well is online and has a city. */
const isOnlineAlone = ({ isOnline, city }: Pick<Stated, 'isOnline' | 'city'>) => isOnline && !city

/** Names from here on are one, where the days and the place are. */
const alikeNearly = 0.8

/** Whether two lists state one event for all that can be told: on the same days, in the same place, called alike. */
export function isOneRow(one: Stated, other: Stated): boolean {
  if (one.startDay !== other.startDay || one.endDay !== other.endDay) return false
  const [here, there] = [namedOf(one), namedOf(other)]
  const areThere = sameCity(here, there) ?? one.isOnline === other.isOnline
  return areThere && (alike(here, there) ?? 0) >= alikeNearly
}
