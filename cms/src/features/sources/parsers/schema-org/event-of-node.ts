import type { EventType } from '@cyberluach/core/events/event-types'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import type { SourceRow } from '../../row.ts'
import { kindByName } from '../shared/kind-by-name.ts'
import { mostTags, statedRow, type Stated } from '../shared/stated-row.ts'
import { dayIn, timedDays, utcInstant } from '../shared/timed-days.ts'
import { isWholeDays, writtenWhen } from './written-when.ts'
import { isNode, listOf, typesOf, type Node } from './event-nodes.ts'
import { placeOfNode } from './place-of-node.ts'
import { textOf } from './text-of.ts'

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
