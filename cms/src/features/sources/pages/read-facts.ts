import { addDays, type DayKey } from '@cyberluach/core/dates/day-key'
import type { PageRefusal } from '@cyberluach/core/sources/page-facts'
import { isWebLink } from '@cyberluach/core/text/links'
import { alike, foldedName, isBeside, readName, sameCity, type Named } from '../match/names.ts'
import {
  eventNodes,
  isNode,
  listOf,
  parsedJsonLd,
  readPage,
  textOf,
  typesOf,
  type Node,
  type Page,
} from '../parse/page.ts'
import { eventOfNode, isWholeDays, writtenWhen } from '../parse/schema-org.ts'
import { dayIn, utcInstant } from '../parse/stated-row.ts'
import type { SourceRow } from '../rows.ts'
import { isMarkedUp, quoteOf, type Quote } from './quotes.ts'
import { priceOf, type Price } from './prices.ts'

/** The event that a page is to be of, as the calendar has it. */
export type AskedEvent = Named & { startDay: DayKey; endDay: DayKey; isOnline: boolean }

export type PageQuestion = { text: string; address: string; timeZone: string; today: DayKey; event: AskedEvent }

export type PageFacts = {
  venue: string | null
  hours: { startsAt: string; endsAt: string | null } | null
  price: Price | null
  text: Quote | null
  image: string | null
}

export type PageReading = { kind: 'believed'; facts: PageFacts } | { kind: 'refused'; reason: PageRefusal }

/**
 * What an event's own page states for machines, where its name, its year and its days are those of the event, and nothing
 * else of it contradicts. Prose is not read. Pure, in time linear to the page's length.
 */
export function readFacts({ text, address, timeZone, today, event }: PageQuestion): PageReading {
  const page = readPage(text)
  const nodes = page.data.flatMap((data) => eventNodes(parsedJsonLd(data))).slice(0, mostNodes)
  if (isOfOthers(page, nodes, event)) return refused('otherOwner')
  const stated = nodes.flatMap((node) => {
    const row = isOneEvent(node) ? eventOfNode(node, address, timeZone) : 'noDate'
    return typeof row === 'string' ? [] : [{ node, row }]
  })
  if (stated.length === 0) return refused('nothingReadable')
  const found = theOne(stated, event)
  if (typeof found === 'string') return refused(found)
  const { node, row } = found
  if (row.state !== 'scheduled') return refused('otherState')
  if (!isThere(row, event)) return refused('otherPlace')
  return {
    kind: 'believed',
    facts: {
      venue: venueOf(row, node, event),
      hours: hoursOf(node, row, event),
      price: priceOf(node, today),
      text: quoteOf(node, page, event),
      image: imageOf(node, address),
    },
  }
}

const mostNodes = 200

type Stated = { node: Node; row: SourceRow }

function refused(reason: PageRefusal): PageReading {
  return { kind: 'refused', reason }
}

/** A session is part of something else, and of a series no edition is told. */
function isOneEvent(node: Node): boolean {
  const isRepeated = listOf(node.eventSchedule).some((one) => isNode(one) && textOf(one.repeatFrequency))
  return !node.superEvent && !isRepeated && !typesOf(node).includes('EventSeries')
}

/** The title of a page shares no word with the event, though in its letters: the address went to somebody else. */
function isOfOthers({ title, meta }: Page, nodes: Node[], event: AskedEvent): boolean {
  if (nodes.length === 0) return /\b(?:domain|casino|for sale|parked)\b/i.test(title)
  const words = [...wordsOf(meta.get('og:title') ?? '', title)]
  const known = [...wordsOf(event.title, event.titleHe ?? '')]
  const whole = words.join('')
  const isSameScript = words.some((word) => known.some((one) => isHebrew(one) === isHebrew(word)))
  return isSameScript && !known.some((word) => words.includes(word) || (word.length > 3 && whole.includes(word)))
}

function wordsOf(...texts: string[]): Set<string> {
  const words = texts.flatMap((text) => foldedName(text.slice(0, longestTitle)).split(' '))
  return new Set(words.filter((word) => word.length > 1 && !/^(?:19|20)\d\d$/.test(word)))
}

const longestTitle = 1_000
const isHebrew = (word: string) => /[\u05d0-\u05ea]/.test(word)

/** The only one of a page that is the event, or why there is none. */
function theOne(stated: readonly Stated[], event: AskedEvent): Stated | PageRefusal {
  const named = stated.filter(({ row }) => isNamed(row, event))
  if (named.length === 0) return 'otherName'
  const dated = named.filter(({ node, row }) => areDays(node, row, event))
  if (dated.length === 0) return 'otherDays'
  const exact = dated.filter(({ row }) => foldedName(row.title) === foldedName(event.title))
  const [one, ...others] = exact.length > 0 ? exact : dated
  // A page may state its event twice, and then says the same.
  const isSaid = ({ node }: Stated) => JSON.stringify(node) === JSON.stringify(one?.node)
  return one && others.every(isSaid) ? one : 'several'
}

/** The matcher's score from which names are one. */
const alikeFully = 0.6
const parts =
  /(?<!\p{L})(?:keynote|session|panel|talk|dinner|breakfast|lunch|reception|registration|check-in|livestream|pass|ticket|expo|summit day|day \d|part \d|opening|closing|awards?|networking|sponsors?|call for \p{L}+|הרצאה|מושב|ארוחת|הרשמה|קבלת פנים|טקס)(?!\p{L})/iu

function isNamed(row: SourceRow, event: AskedEvent): boolean {
  const names = { title: row.title, titleHe: row.titleHe, city: row.city, country: row.country }
  if ((alike(names, event) ?? 0) < alikeFully || isBeside(names, event)) return false
  const year = readName(row.title).year
  if (year !== null && year !== event.startDay.slice(0, 4) && year !== event.endDay.slice(0, 4)) return false
  return !parts.test(row.title) || parts.test(event.title)
}

/** By the clock that a page is written in, or by the site's: both ends, and a last day that is not told is the first one. */
function areDays(node: Node, row: SourceRow, event: AskedEvent): boolean {
  if (row.startDay === event.startDay && row.endDay === event.endDay) return true
  const { start, end } = writtenWhen(node)
  const [first, last] = [dayIn(start), dayIn(end || start)]
  const isMidnight = /T00:00/.test(end) && last !== null && first !== null && last > first
  return first === event.startDay && (isMidnight ? addDays(last, -1) : last) === event.endDay
}

/** Another country or city than the event's is a template's, or another event's; so is another way to take part. */
function isThere(row: SourceRow, event: AskedEvent): boolean {
  if (row.country && event.country && row.country !== event.country) return false
  const named = { title: '', titleHe: null, city: row.city, country: row.country }
  if (
    sameCity(named, { ...event, title: '', titleHe: null }) === false &&
    isHebrew(row.city ?? '') === isHebrew(event.city ?? '')
  )
    return false
  const isHeld = (one: { isOnline: boolean; city: string | null; country: string | null }) =>
    Boolean(one.city ?? one.country)
  return !(row.isOnline && !isHeld(row) && isHeld(event)) && !(event.isOnline && !isHeld(event) && isHeld(row))
}

/** A hall is told where the place is known that it stands in. */
function venueOf({ venue, isOnline, city }: SourceRow, node: Node, event: AskedEvent): string | null {
  const isHeld = event.city !== null || (event.country !== null && city !== null)
  if (!venue || !isHeld || isMarkedUp(node.location)) return null
  const folded = foldedName(venue)
  const places = [event.city, event.country, event.title, event.titleHe, city].map((place) => foldedName(place ?? ''))
  const isNothing =
    /^\d+$|https?:|@|<|>|\b(?:tb[acd]|t\.b\.[acd]|announced|coming soon|online|virtual|venue name|your venue|location)\b|בקרוב|יעודכן|אונליין|מקוון/i
  return isNothing.test(venue) || places.includes(folded) || folded.length < 2 || (isOnline && !city) ? null : venue
}

/**
 * Hours with their offset or zone, that lie within the event's days. Midnight is how a day is written; `Z` is how many write
 * hours of whatever clock they have, so it is none where nothing else says the zone.
 */
function hoursOf(node: Node, row: SourceRow, event: AskedEvent): PageFacts['hours'] {
  const { start, end, zone } = writtenWhen(node)
  const isSaid = (text: string) => zone !== null || /[+-](?!00:?00)\d{2}:?\d{2}$/.test(text)
  if (!isSaid(start) || (end && !isSaid(end)) || isWholeDays(start, end) || /T00:00/.test(start)) return null
  if (row.startDay !== event.startDay || row.endDay !== event.endDay) return null
  const [startsAt, endsAt] = [utcInstant(start, zone), end ? utcInstant(end, zone) : null]
  if (!startsAt || (end && !endsAt) || (!end && event.startDay !== event.endDay)) return null
  const isPoint = endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)
  return isPoint || /T23:59/.test(end) ? null : { startsAt, endsAt }
}

/** Its address alone: pictures have rights of their own. */
function imageOf(node: Node, address: string): string | null {
  const [image] = listOf(node.image)
  const written = isNode(image) ? textOf(image.url) || textOf(image.contentUrl) : textOf(image)
  const url = written && URL.parse(written, address)?.href
  return url && url.startsWith('http') && isWebLink(url) && url.length <= longestAddress ? url : null
}

const longestAddress = 2_000
