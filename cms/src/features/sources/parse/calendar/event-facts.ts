import { hasHebrew } from '@cyberluach/core/text/text-direction'
import type { SourceRow } from '../../rows.ts'
import { kindByName } from '../titles.ts'
import { placeOf } from '../places.ts'
import { propertyOf, unescapedText, type Component } from './lines.ts'

/** The title, and whether it takes place: Outlook says so before the title alone. */
export function titleAndState(
  event: Component,
): Pick<SourceRow, 'title' | 'titleHe' | 'state' | 'eventType'> {
  const said = textOf(event, 'SUMMARY').trim()
  const title = said.replace(cancelledBefore, '')
  const isCancelled =
    propertyOf(event, 'STATUS')?.value.trim().toUpperCase() === 'CANCELLED' || title !== said
  return {
    title,
    titleHe: hasHebrew(title) ? title : null,
    state: isCancelled ? 'cancelled' : 'scheduled',
    eventType: kindByName(title),
  }
}

const cancelledBefore = /^(?:cancell?ed|בוטל|מבוטל|abgesagt|annulé)\s{0,3}[:：]\s{0,3}/i

export function eventFacts(
  event: Component,
): Pick<SourceRow, 'description' | 'url' | 'organizer' | 'tags' | 'city' | 'country' | 'venue' | 'isOnline'> {
  const organizer = propertyOf(event, 'ORGANIZER')?.parameters.CN ?? null
  return {
    description: textOf(event, 'DESCRIPTION') || null,
    url: propertyOf(event, 'URL')?.value ?? null,
    organizer: organizer?.includes('@') ? null : organizer,
    tags: textOf(event, 'CATEGORIES').split(','),
    ...placeOf(textOf(event, 'LOCATION')),
  }
}

/** As it stands in the file, without the times at which it was written, and without the addresses of people. */
export function rawOf(event: Component, clock: string): unknown {
  const kept = event.properties.filter(
    ({ name }) => !/^(DTSTAMP|CREATED|LAST-MODIFIED|SEQUENCE|UID|ATTENDEE|ORGANIZER)$/.test(name),
  )
  return { clock, properties: kept.map(({ name, value }) => [name, value]) }
}

function textOf(event: Component, name: string): string {
  return unescapedText(propertyOf(event, name)?.value ?? '')
}
