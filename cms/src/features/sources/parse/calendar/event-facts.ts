import { hasHebrew } from '@cyberluach/core/text/text-direction'
import type { SourceRow } from '../../rows.ts'
import { kindByName } from '../titles.ts'
import { prosePlace } from '../prose.ts'
import type { Stated } from '../stated-row.ts'
import { propertiesOf, textOf, writtenIn, type Component } from './lines.ts'

type Facts = Omit<Stated, 'id' | 'startDay' | 'endDay' | 'startsAt' | 'endsAt' | 'raw'>

/** What an event says but for its times; `isCancelled` is what the file says of all its events. */
export function eventFacts(event: Component, isCancelled: boolean): Facts {
  const said = textOf(event, 'SUMMARY')
  const title = said.replace(cancelledBefore, '')
  const state = isCancelled || title !== said ? 'CANCELLED' : textOf(event, 'STATUS').toUpperCase()
  const name = propertiesOf(event, 'ORGANIZER')[0]?.parameters.cn
  const [location, description] = [textOf(event, 'LOCATION'), textOf(event, 'DESCRIPTION')]
  const page = pageIn(location)
  return {
    title,
    titleHe: hasHebrew(title) ? title : null,
    state: state === 'CANCELLED' ? 'cancelled' : 'scheduled',
    eventType: kindByName(title),
    description: description || null,
    url: textOf(event, 'URL') || page || pageIn(description),
    organizer: typeof name !== 'string' || name.includes('@') ? null : name,
    tags: propertiesOf(event, 'CATEGORIES').flatMap(({ values }) => values.map(String)),
    ...placeOf(page === location ? '' : location),
  }
}

/** Outlook says so before the title alone. */
const cancelledBefore = /^(?:cancell?ed|בוטל|מבוטל|abgesagt|annulé)\s{0,3}[:：]\s{0,3}/i

/** Whether an entry is only to show that somebody has no time, or is not meant for everybody. */
export function isPrivate(event: Component): boolean {
  const title = textOf(event, 'SUMMARY')
  const isBlocked = title === '' && textOf(event, 'TRANSP') !== ''
  return isBlocked || busy.test(title) || /^(PRIVATE|CONFIDENTIAL)$/i.test(textOf(event, 'CLASS'))
}

const busy = /^(busy|free|tentative|away|out of office|עסוק|עסוקה|תפוס|לא פנוי)$/i

/** As it stands in the file, without the names and addresses of people. */
export function rawOf(event: Component, clock: string): unknown {
  const properties = event.lines.filter(({ name }) => !/^(SEQUENCE|UID|ORGANIZER)$/.test(name))
  return { clock, properties: properties.map((line) => [line.name, writtenIn(line)]) }
}

/** The page of an event at a site that sells its tickets, of which some calendars say nothing elsewhere. */
function pageIn(text: string): string | null {
  const addresses = text.slice(0, longestSearched).match(/https?:\/\/[^\s<>"'\\)\]]+/g) ?? []
  return addresses.find((address) => ticketSites.test(URL.parse(address)?.hostname ?? '')) ?? null
}

const longestSearched = 10_000
const ticketSites = /(?:^|\.)(?:lu\.ma|luma\.\w+|meetup\.com|eventbrite\.[a-z.]{2,6})$/

function placeOf(text: string): Pick<SourceRow, 'city' | 'country' | 'venue' | 'isOnline'> {
  const location = text.replace(/\s+/g, ' ').trim()
  if (/^(https?:|online\b|virtual\b|zoom\b|microsoft teams\b)/i.test(location)) {
    return { city: null, country: null, venue: null, isOnline: true }
  }
  const place = prosePlace(location)
  // A line of an address with a number is a street or a code, and no city.
  if (place.country && place.city && !/\d/.test(place.city)) return place
  return { city: null, country: place.country, venue: location || null, isOnline: place.isOnline }
}
