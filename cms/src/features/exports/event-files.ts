import type { CalendarEvent } from '@cyberluach/core/event'
import { csvParts, type CsvCell } from '@cyberluach/core/csv'
import { licenceUrlOf } from '@cyberluach/core/licences'
import { readCredits } from '../sources/credits.ts'
import { publicOrigin } from '../../platform/public-origin.ts'
import type { Services } from '../../platform/services.ts'
import { openExportedEvents } from './exported-events.ts'
import { exportMark } from './export-mark.ts'
import { createKeptFile, type KeptFile } from './kept-file.ts'

type Files = Record<'json' | 'csv', (mark: string) => Promise<KeptFile>>

const files = new WeakMap<Services, Files>()

/** Every published event as JSON: whom to credit, then the events. */
export const jsonFile = (services: Services) => filesOf(services).json

/** The same as a table. */
export const csvFile = (services: Services) => filesOf(services).csv

function filesOf(services: Services): Files {
  const known = files.get(services)
  if (known) return known
  const made = {
    json: createKeptFile(async () => {
      const mark = await exportMark(services.pool, 'json')
      const { total, batches } = await openExportedEvents(services)
      return { total, mark, parts: jsonParts(services, batches) }
    }),
    csv: createKeptFile(async () => {
      const mark = await exportMark(services.pool, 'csv')
      const { total, batches } = await openExportedEvents(services)
      const origin = publicOrigin(services.configuration)
      return { total, mark, parts: csvParts(columns, cellsOf(batches, origin)) }
    }),
  }
  files.set(services, made)
  return made
}

async function* jsonParts(
  { pool, configuration }: Services,
  batches: AsyncIterable<CalendarEvent[]>,
): AsyncGenerator<string> {
  const head = {
    calendar: publicOrigin(configuration),
    madeAt: new Date().toISOString(),
    sources: await readCredits(pool),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"events":[`
  let isFirst = true
  for await (const batch of batches) {
    yield (isFirst ? '\n' : ',\n') + batch.map((event) => JSON.stringify(event)).join(',\n')
    isFirst = false
  }
  yield '\n]}\n'
}

const columns = [
  'ID',
  'URL',
  'Title',
  'Title Hebrew',
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
  'Source',
  'Source URL',
  'Licence',
  'Licence URL',
  'Changed',
  'Checked',
]

async function* cellsOf(
  batches: AsyncIterable<CalendarEvent[]>,
  origin: string,
): AsyncGenerator<CsvCell[][]> {
  for await (const batch of batches) yield batch.map((event) => cells(event, origin))
}

function cells(event: CalendarEvent, origin: string): CsvCell[] {
  const { source, series } = event
  return [
    event.id,
    new URL(event.url, origin).href,
    event.title,
    event.titleHe,
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
    series?.name ?? null,
    event.admission,
    event.price,
    event.prizeMoney,
    event.tags.join(', '),
    source?.name ?? null,
    source?.url ?? null,
    source?.licence ?? null,
    licenceUrlOf(source?.licence ?? null),
    event.updatedAt,
    event.checkedAt,
  ]
}
