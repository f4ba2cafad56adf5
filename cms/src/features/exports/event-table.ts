import type { Credit } from '@cyberluach/core/credits'
import type { CsvCell } from '@cyberluach/core/csv'
import type { CreditedEvent } from '@cyberluach/core/event'
import type { Deadline } from '@cyberluach/core/event-deadlines'

/** What the table says of an event. Where there are several sources, their cells name them in the same order. */
export const columns = [
  'ID',
  'URL',
  'Title',
  'Title Hebrew',
  'Description',
  'Description Hebrew',
  'Type',
  'Level',
  'State',
  'First Day',
  'Last Day',
  'Starts',
  'Ends',
  'Online',
  'Country',
  'City',
  'Venue',
  'Link',
  'Organizer',
  'Series',
  'Admission',
  'Price',
  'Prize USD',
  'Tags',
  'Deadlines',
  'Source',
  'Source URL',
  'Licence',
  'Licence URL',
  'Modified',
  'Changed',
  'Checked',
]

/** The rows of the table, a batch at a time. */
export async function* cellsOf(
  batches: AsyncIterable<CreditedEvent[]>,
  origin: string,
): AsyncGenerator<CsvCell[][]> {
  for await (const batch of batches) yield batch.map((event) => cells(event, origin))
}

function cells(event: CreditedEvent, origin: string): CsvCell[] {
  const each = (tell: (credit: Credit) => string | null) => severalOf(event.sources.map(tell))
  return [
    event.id,
    new URL(event.url, origin).href,
    event.title,
    event.titleHe,
    event.description,
    event.descriptionHe,
    event.eventType,
    event.difficultyLevel,
    event.state,
    event.day,
    event.lastDay,
    event.allDay ? null : event.startDate,
    event.allDay ? null : event.endDate,
    event.isOnline,
    event.locationCountry,
    event.locationCity,
    event.locationVenue,
    event.registrationUrl,
    event.organizer,
    event.series?.name ?? null,
    event.admission,
    event.price,
    event.prizeMoney,
    event.tags.join(', '),
    severalOf(event.deadlines.map(deadlineCell)),
    each(({ name }) => name),
    each(({ url }) => url),
    each(({ licence }) => licence),
    each(({ licenceUrl }) => licenceUrl),
    each(({ isModified }) => (isModified ? 'modified' : null)),
    event.updatedAt,
    event.checkedAt,
  ]
}

/** Kind, then the instant, or the day with the zone in which it ends, then the link. */
function deadlineCell({ kind, day, at, zone, url, extendedFrom }: Deadline): string {
  const until = at ?? `${day} ${zone ?? 'AoE'}`
  return [kind, until, extendedFrom && `extended from ${extendedFrom}`, url].filter(Boolean).join(' ')
}

/** A place for each, also where it says nothing; empty where none says anything. */
function severalOf(values: readonly (string | null)[]): string | null {
  return values.some(Boolean) ? values.map((value) => value ?? '-').join(' | ') : null
}
