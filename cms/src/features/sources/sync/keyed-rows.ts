import { mayCloseAfter } from '@cyberluach/core/events/deadline'
import { foldedText } from '@cyberluach/core/text/spelling'
import type { SourceRow } from '../row.ts'
import type { Source } from './source.ts'
import { sightingKey } from './sighting-key.ts'
import { storableText } from './storable.ts'

export type KeyedRow = { key: string; row: SourceRow }

/**
 * The rows of a list by their keys, each once, with the kind of event that the source says holds where a row says none.
 * What stands in a list under one name or address and day, and is called otherwise, is told apart by its title.
 */
export function keyedRows(rows: readonly SourceRow[], { eventType }: Pick<Source, 'eventType'>): KeyedRow[] {
  const byKey = new Map<string, SourceRow>()
  for (const [key, ofKey] of Map.groupBy(rows, sightingKey)) {
    const apart = new Set(ofKey.map(apartOf))
    for (const row of ofKey) {
      const own = storableText(apart.size > 1 ? `${key} ${apartOf(row)}` : key)
      if (!byKey.has(own)) byKey.set(own, takenRow(row, eventType))
    }
  }
  return [...byKey].map(([key, row]) => ({ key, row }))
}

/** What a list says closes after its event, and cannot, is left out: a date of another year, most often. */
function takenRow(row: SourceRow, eventType: Source['eventType']): SourceRow {
  const deadlines = row.deadlines.filter((deadline) => mayCloseAfter(deadline, row.endDay))
  return { ...row, deadlines, eventType: row.eventType ?? eventType }
}

function apartOf({ id, title, startDay }: SourceRow): string {
  return `${id === null ? '' : `on ${startDay} `}called ${foldedText(title)}`
}
