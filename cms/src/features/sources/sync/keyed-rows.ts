import type { SourceRow } from '../row.ts'
import type { Source } from './source.ts'
import { sightingKey } from './sighting-key.ts'
import { storableText } from './storable.ts'

export type KeyedRow = { key: string; row: SourceRow }

/** The rows of a list by their keys, each once, with the kind of event that the source says holds where a row says none. */
export function keyedRows(rows: readonly SourceRow[], { eventType }: Pick<Source, 'eventType'>): KeyedRow[] {
  const byKey = new Map<string, SourceRow>()
  for (const row of rows) {
    const key = storableText(sightingKey(row))
    if (!byKey.has(key)) byKey.set(key, { ...row, eventType: row.eventType ?? eventType })
  }
  return [...byKey].map(([key, row]) => ({ key, row }))
}
