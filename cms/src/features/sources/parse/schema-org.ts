import type { Parser, SourceRow, ParserContext } from '../rows.ts'
import { collecting, refusedWhole, shown } from './collecting.ts'
import { eventNodes, isNode, listOf, parsedJsonLd, typesOf, type Node, readPage, textOf } from './page.ts'
import type { EventType } from '@cyberluach/core/events/event-types'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { kindByName } from './titles.ts'
import { mostTags, statedRow, type Stated, dayIn, timedDays, utcInstant } from './stated-row.ts'
import { countryOfCity } from '@cyberluach/core/places/city-countries'
import { placeOf, type Place } from './prose.ts'
import { addDays, type DayKey, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import type { ReadEvent } from '@cyberluach/core/forms/read-event'
import { eventFields } from '@cyberluach/core/events/event-fields'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { cleanLine, cleanText } from '@cyberluach/core/text/text-hygiene'

/** The events that a page states for search engines: schema.org's Event, as JSON-LD. */
export const parseSchemaOrg: Parser = (html, { address, timeZone }) => {
  const { data } = readPage(html)
  if (data.length === 0) return refusedWhole('notThisKind', html)
  const found = collecting()
  for (const text of data) {
    const value = parsedJsonLd(text)
    if (value === undefined) found.add('unreadable', text)
    for (const node of eventNodes(value)) {
      if (!found.add(eventOfNode(node, address, timeZone), shown(node))) break
    }
  }
  if (found.rows.length + found.refused.length === 0) found.add('notThisKind', html)
  return { rows: found.rows, refused: found.refused }
}

/** An event of a page as a row. An hour of which nobody says by what clock it goes is left out. */
export function eventOfNode(node: Node, address: string, timeZone: string): SourceRow | RejectionReason {
  const when = whenOf(node, timeZone)
  if (typeof when === 'string') return when
  const title = textOf(node.name) || textOf(node.headline)
  const id = textOf(node['@id'])
  const place = placeOfNode(node)
  return statedRow({
    id: /^https?:/.test(id) ? id : null,
    title,
    description: textOf(node.description) || null,
    ...when,
    url: URL.parse(textOf(node.url) || address, address)?.href ?? null,
    ...place,
    isOnline: place.isOnline || statusOf(node) === 'EventMovedOnline',
    eventType: kindOf(node, title),
    state: states[statusOf(node)] ?? 'scheduled',
    organizer: listOf(node.organizer).map(nameOf).find(Boolean) ?? null,
    ...admissionOf(node),
    languages: listOf(node.inLanguage).slice(0, mostTags).map(languageOf),
    tags: listOf(node.keywords)
      .slice(0, mostTags)
      .flatMap((one) => textOf(one).split(',', mostTags)),
    raw: node,
  })
}

type When = Pick<Stated, 'startDay' | 'endDay' | 'startsAt' | 'endsAt'>

function whenOf(node: Node, timeZone: string): When | RejectionReason {
  const { start, end, zone } = writtenWhen(node)
  if (!start) return 'noDate'
  const startDay = dayIn(start)
  const endDay = end ? lastDayIn(start, end) : null
  if (!startDay || (end && !endDay)) return 'noSuchDay'
  const startsAt = utcInstant(start, zone)
  const endsAt = end ? utcInstant(end, zone) : null
  if (startsAt && (endsAt || !end) && !isWholeDays(start, end)) return timedDays(startsAt, endsAt, timeZone)
  return { startDay, endDay: endDay ?? startDay, startsAt: null, endsAt: null }
}

function statusOf(node: Node): string {
  return textOf(listOf(node.eventStatus)[0]).slice(-100).split(/[/#:]/).at(-1) ?? ''
}

const states: Record<string, SourceRow['state']> = {
  EventCancelled: 'cancelled',
  EventPostponed: 'postponed',
  EventRescheduled: 'moved',
}

const kinds: Record<string, EventType> = {
  Hackathon: 'hackathon',
  ConferenceEvent: 'conference',
  CourseInstance: 'training',
}

function kindOf(node: Node, title: string): EventType | null {
  return kindByName(title) ?? typesOf(node).flatMap((type) => kinds[type] ?? [])[0] ?? null
}

/** A tag, or a `Language`, whose tag is its other name. */
function languageOf(value: unknown): string {
  return isNode(value) ? textOf(value.alternateName) : textOf(value)
}

function nameOf(value: unknown): string {
  return isNode(value) ? textOf(value.name) : textOf(value)
}

/** Free is what is said to be, or has a price of nothing alone, while no offer costs anything. */
function admissionOf(node: Node): Pick<SourceRow, 'admission' | 'price'> {
  const costs = listOf(node.offers)
    .filter(isNode)
    .flatMap((offer) =>
      [offer.price ?? offer.lowPrice, offer.highPrice].map((price) => ({
        cost: costOf(textOf(price)),
        price: [textOf(price), textOf(offer.priceCurrency)].join(' ').trim(),
      })),
    )
    .filter(({ cost }) => cost !== null)
  const paid = costs.find(({ cost }) => cost !== 0)
  if (paid) return { admission: 'paid', price: paid.price }
  const isFree = textOf(String(node.isAccessibleForFree)).toLowerCase() === 'true' || costs.length > 0
  return { admission: isFree ? 'free' : null, price: null }
}

/** The amount of a price: `120`, `0.00`, `1,200`; null where none is said. */
function costOf(price: string): number | null {
  const amount = price.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').replace(',', '.')
  return /^\d{1,7}(\.\d{1,2})?$/.test(amount) ? Number(amount) : null
}

/** Where an event of a page is; of one that is held in a place and online as well, both. */
export function placeOfNode(node: Node): Place {
  const mode = textOf(node.eventAttendanceMode)
  const locations = listOf(node.location).map(placeOfLocation)
  const real = locations.find(({ isOnline }) => !isOnline)
  const isOnline = mode.endsWith('OnlineEventAttendanceMode') || (locations.length > 0 && real === undefined)
  if (isOnline || real === undefined) return { ...nowhere, isOnline }
  return {
    ...real,
    isOnline: mode.endsWith('MixedEventAttendanceMode') || locations.some((one) => one.isOnline),
  }
}

const nowhere: Place = { city: null, country: null, venue: null, isOnline: false }

function placeOfLocation(location: unknown): Place {
  if (!isNode(location)) return placeOf(textOf(location))
  if (typesOf(location).includes('VirtualLocation')) return { ...nowhere, isOnline: true }
  const { address } = location
  const named = placeOf(textOf(location.name))
  const name = named.isOnline ? null : textOf(location.name) || null
  if (!isNode(address)) {
    const place = placeOf(textOf(address))
    return address ? { ...place, venue: name ?? place.venue } : named
  }
  const country = isNode(address.addressCountry) ? address.addressCountry.name : address.addressCountry
  const city = textOf(address.addressLocality) || null
  return {
    city,
    country: textOf(country) || (city && countryOfCity(city)),
    venue: name ?? (textOf(address.streetAddress) || null),
    isOnline: named.isOnline && !city && !textOf(country),
  }
}

/** When an event takes place, as its page writes it: both ends, and the zone that it names. */
export function writtenWhen(node: Node): { start: string; end: string; zone: string | null } {
  const [start, end] = [textOf(node.startDate), textOf(node.endDate)]
  const named = listOf(node.eventSchedule)
    .filter(isNode)
    .map(({ scheduleTimezone }) => textOf(scheduleTimezone))
  const zone = [inBrackets.exec(start)?.[1] ?? '', ...named].find((one) => one && isTimeZone(one))
  return { start: start.replace(inBrackets, ''), end: end.replace(inBrackets, ''), zone: zone ?? null }
}

/** Whether an event begins as its first day does and ends with its last one: that is how calendars write days. */
export function isWholeDays(start: string, end: string): boolean {
  const isNextDay = hourIn(end) === '00:00' && start.slice(0, 10) < end.slice(0, 10)
  return hourIn(start) === '00:00' && (hourIn(end) === '23:59' || isNextDay)
}

/** The last day by the clock that it is written by: what ends at 00:00 ends on the day before. */
function lastDayIn(start: string, end: string): DayKey | null {
  const day = dayIn(end)
  return day && hourIn(end) === '00:00' && start.slice(0, 10) < day ? addDays(day, -1) : day
}

/** What a form can take over of an event’s hours beside its instants. */
export function writtenHours(node: unknown): Pick<ReadEvent, 'startTime' | 'endTime' | 'timeZone'> {
  if (!isNode(node)) return { startTime: null, endTime: null, timeZone: null }
  const { start, end, zone } = writtenWhen(node)
  const isUnsaid = !zone && !hasOffset(start) && !isWholeDays(start, end) && (hourIn(start) ?? '00:00') !== '00:00'
  return {
    startTime: isUnsaid ? hourIn(start) : null,
    endTime: isUnsaid ? hourIn(end) : null,
    timeZone: zone,
  }
}

/** A zone as Temporal writes it: `2027-03-10T09:30:00+01:00[Europe/Berlin]`. */
const inBrackets = /\[([\w/+-]{1,60})\]$/

function hourIn(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}[T ]((?:[01]\d|2[0-3]):[0-5]\d)/.exec(text.trim())?.[1] ?? null
}

function hasOffset(text: string): boolean {
  return /(?:Z|[+-]\d{2}(?::?\d{2})?)$/.test(text.trim().slice(11))
}

export type PageText = ParserContext & { text: string }

/** What a page says of an event: by schema.org, else by Open Graph and its title, which know no dates. */
export function eventInPage({ text, ...context }: PageText): ReadEvent | null {
  const { now, address, timeZone } = context
  const { rows } = parseSchemaOrg(text, context)
  const row = rowMeant(rows, address, dayKeyOf(now, timeZone))
  if (row) return eventOfRow(row, address)
  return undatedEvent(text, address, timeZone) ?? eventOfPage(text, address)
}

/** Of several events that of the page itself, else the next one. */
function rowMeant(rows: SourceRow[], address: string, today: string): SourceRow | undefined {
  const ahead = rows.filter(({ endDay }) => endDay >= today).toSorted((a, b) => a.startDay.localeCompare(b.startDay))
  return rows.length === 1 ? rows[0] : (ahead.find(({ url }) => url === address) ?? ahead[0] ?? rows[0])
}

function eventOfRow({ url, ...row }: SourceRow, address: string): ReadEvent {
  const { id: _id, state: _state, deadlines: _deadlines, raw, ...event } = row
  // The form asks whether it is online alone, and then for no place.
  const isOnline = event.isOnline && !event.city && !event.venue
  const hours = writtenHours(raw)
  // An evening until 00:00 asks for no other day.
  const endsAfter = hours.endTime === '00:00' && event.endDay > event.startDay
  const endDay = endsAfter ? addDays(event.endDay, 1) : event.endDay
  return { ...event, ...hours, endDay, isOnline, url: url ?? address }
}

/** What a page says of its event beside when it is, where that is not said yet, or cannot be. */
function undatedEvent(html: string, address: string, timeZone: string): ReadEvent | null {
  const [node] = readPage(html).data.flatMap((data) => eventNodes(parsedJsonLd(data)))
  const anyDay = { startDate: '2000-01-01', endDate: null, eventSchedule: null }
  const row = node && eventOfNode({ ...node, ...anyDay }, address, timeZone)
  if (!row || typeof row === 'string') return null
  return { ...eventOfRow(row, address), startDay: null, endDay: null }
}

/** A title and what it is about are all that every page has; a page without a title says nothing. */
function eventOfPage(html: string, address: string): ReadEvent | null {
  const { title: pageTitle, meta } = readPage(html)
  const written = (meta.get('og:title') ?? pageTitle).slice(0, 4 * longestTitle)
  const title = shortened(cleanLine(written.toWellFormed()), longestTitle)
  if (!title) return null
  const description = meta.get('og:description') ?? meta.get('description') ?? ''
  return {
    ...nothingElse,
    title,
    titleHe: hasHebrew(title) ? title : null,
    description: cleanText(description.toWellFormed()).trim() || null,
    url: address,
  }
}

const longestTitle = eventFields.names.title.limit

const nothingElse: Omit<ReadEvent, 'title' | 'titleHe' | 'description' | 'url'> = {
  eventType: null,
  startDay: null,
  endDay: null,
  startsAt: null,
  endsAt: null,
  startTime: null,
  endTime: null,
  timeZone: null,
  isOnline: false,
  country: null,
  city: null,
  venue: null,
  organizer: null,
  admission: null,
  price: null,
  tags: [],
}

function shortened(text: string, limit: number): string {
  const letters = [...text]
  return letters.length <= limit ? text : letters.slice(0, limit).join('')
}
