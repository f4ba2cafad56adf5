import type { Parser, SourceRow } from '../rows.ts'
import { collecting, refusedWhole, parsedJson, shown } from './collecting.ts'
import { eventNodes, isNode, listOf, typesOf, type Node, readPage, textOf } from './page.ts'
import type { EventType } from '@cyberluach/core/events/event-types'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { kindByName } from './titles.ts'
import { mostTags, statedRow, type Stated } from './stated-row.ts'
import { dayIn, timedDays, utcInstant } from './timed-days.ts'
import { prosePlace } from './prose.ts'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import type { ReadEvent } from '@cyberluach/core/forms/read-event'

/** The events that a page states for search engines: schema.org's Event, as JSON-LD. */
export const parseSchemaOrg: Parser = (html, { address, timeZone }) => {
  const { data } = readPage(html)
  if (data.length === 0) return refusedWhole('notThisKind', html)
  const found = collecting()
  for (const text of data) {
    const value = parsedJson(text)
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
    titleHe: hasHebrew(title) ? title : null,
    description: textOf(node.description) || null,
    ...when,
    url: URL.parse(textOf(node.url) || address, address)?.href ?? null,
    ...place,
    isOnline: place.isOnline || statusOf(node) === 'EventMovedOnline',
    eventType: kindOf(node, title),
    state: states[statusOf(node)] ?? 'scheduled',
    organizer: listOf(node.organizer).map(nameOf).find(Boolean) ?? null,
    ...admissionOf(node),
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
  const endDay = end ? dayIn(end) : null
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

function nameOf(value: unknown): string {
  return isNode(value) ? textOf(value.name) : textOf(value)
}

function admissionOf(node: Node): Pick<SourceRow, 'admission' | 'price'> {
  if (node.isAccessibleForFree === true || textOf(node.isAccessibleForFree).toLowerCase() === 'true') {
    return { admission: 'free', price: null }
  }
  const [offer] = listOf(node.offers).filter(isNode)
  const amount = textOf(offer?.price ?? offer?.lowPrice)
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(amount)) return { admission: null, price: null }
  if (Number(amount.replace(',', '.')) > 0) {
    return { admission: 'paid', price: [amount, textOf(offer?.priceCurrency)].join(' ').trim() }
  }
  return { admission: listOf(node.offers).length === 1 ? 'free' : null, price: null }
}

type Place = Pick<SourceRow, 'city' | 'country' | 'venue' | 'isOnline'>

/** Where an event of a page is. One that is held in a place and online as well is held in that place. */
export function placeOfNode(node: Node): Place {
  const mode = textOf(node.eventAttendanceMode)
  const locations = listOf(node.location)
  const real = locations.find((location) => !isVirtual(location))
  const isOnline = mode.endsWith('OnlineEventAttendanceMode') || (locations.length > 0 && real === undefined)
  if (isOnline || real === undefined) return { city: null, country: null, venue: null, isOnline }
  if (!isNode(real)) return placeOfText(textOf(real))
  const { address } = real
  const name = textOf(real.name) || null
  if (!isNode(address)) return { ...placeOfText(textOf(address)), venue: name }
  const country = isNode(address.addressCountry) ? address.addressCountry.name : address.addressCountry
  return {
    city: textOf(address.addressLocality) || null,
    country: textOf(country) || null,
    venue: name ?? (textOf(address.streetAddress) || null),
    isOnline: false,
  }
}

function isVirtual(location: unknown): boolean {
  if (isNode(location)) return typesOf(location).includes('VirtualLocation')
  return /^(https?:|online$|virtual$)/i.test(textOf(location))
}

function placeOfText(text: string): Place {
  const place = prosePlace(text)
  if (place.country && place.city && !/\d/.test(place.city)) return place
  return { city: null, country: place.country, venue: text || null, isOnline: false }
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

/** Whether an event begins as its first day does and ends as its last one does: that is how calendars write days. */
export function isWholeDays(start: string, end: string): boolean {
  return hourIn(start) === '00:00' && hourIn(end) === '23:59'
}

/** What a form can take over of an event’s hours beside its instants. */
export function writtenHours(node: unknown): Pick<ReadEvent, 'startTime' | 'endTime' | 'timeZone'> {
  if (!isNode(node)) return { startTime: null, endTime: null, timeZone: null }
  const { start, end, zone } = writtenWhen(node)
  const isUnsaid =
    !zone && !hasOffset(start) && !isWholeDays(start, end) && (hourIn(start) ?? '00:00') !== '00:00'
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
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(text.trim().slice(11))
}
