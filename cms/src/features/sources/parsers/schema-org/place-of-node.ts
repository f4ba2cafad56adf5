import type { SourceRow } from '../../row.ts'
import { prosePlace } from '../shared/prose-place.ts'
import { isNode, listOf, typesOf, type Node } from './event-nodes.ts'
import { textOf } from './text-of.ts'

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
