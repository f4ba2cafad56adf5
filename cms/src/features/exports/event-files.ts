import type { CreditedEvent } from '@cyberluach/core/event'
import { csvParts } from '@cyberluach/core/csv'
import { readPassedOnCredits } from '../sources/credits.ts'
import { publicOrigin } from '../../platform/public-origin.ts'
import type { Services } from '../../platform/services.ts'
import { cellsOf, columns } from './event-table.ts'
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
  batches: AsyncIterable<CreditedEvent[]>,
): AsyncGenerator<string> {
  const head = {
    calendar: publicOrigin(configuration),
    madeAt: new Date().toISOString(),
    sources: await readPassedOnCredits(pool),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"events":[`
  let isFirst = true
  const textOf = (event: CreditedEvent) =>
    JSON.stringify({ ...event, url: new URL(event.url, head.calendar).href })
  for await (const batch of batches) {
    yield (isFirst ? '\n' : ',\n') + batch.map(textOf).join(',\n')
    isFirst = false
  }
  yield '\n]}\n'
}
