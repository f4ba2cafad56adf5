import { placeOf } from '../places.ts'
import type { Stated } from '../stated-row.ts'
import { propertiesOf, textOf, writtenIn, type Component } from './lines.ts'

type Facts = Omit<Stated, 'id' | 'startDay' | 'endDay' | 'startsAt' | 'endsAt' | 'raw'>

/** What an event says but for its times; `isCancelled` is what the file says of all its events. */
export function eventFacts(event: Component, isCancelled: boolean): Facts {
  const name = propertiesOf(event, 'ORGANIZER')[0]?.parameters.cn
  const [location, description] = [textOf(event, 'LOCATION'), textOf(event, 'DESCRIPTION')]
  const page = pageIn(location)
  return {
    title: textOf(event, 'SUMMARY'),
    state: isCancelled || textOf(event, 'STATUS').toUpperCase() === 'CANCELLED' ? 'cancelled' : 'scheduled',
    description: description || null,
    url: textOf(event, 'URL') || page || pageIn(description),
    organizer: typeof name !== 'string' || name.includes('@') ? null : name,
    tags: propertiesOf(event, 'CATEGORIES').flatMap(({ values }) => values.map(String)),
    ...placeOf(page === location ? '' : location),
  }
}

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
