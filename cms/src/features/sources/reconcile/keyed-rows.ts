import { mayCloseAfter } from '@cyberluach/core/events/deadline'
import { foldedText } from '@cyberluach/core/text/spelling'
import type { SourceRow } from '../rows.ts'
import type { Source } from '../fetch/source.ts'
import { canonicalAddress } from '../match/canonical-address.ts'

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

type Named = Pick<SourceRow, 'id' | 'url' | 'title' | 'startDay'>

/** By what a row is known again in the next state of its list: by its id, or by address or title together with its day. */
export function sightingKey({ id, url, title, startDay }: Named): string {
  if (id !== null) return `id ${id}`
  const address = canonicalAddress(url)
  return `${address ? `at ${address}` : `called ${foldedText(title)}`} on ${startDay}`
}

/** A value as JSON that PostgreSQL takes: without null characters, and halves of characters replaced. */
export function storable(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'string') return storableText(part)
    return isPlain(part)
      ? Object.fromEntries(Object.entries(part).map(([name, inner]) => [storableText(name), inner]))
      : part
  })
}

/** What a row states, without the row as it stood. */
export function storableStated(row: SourceRow): string {
  return storable({ ...row, raw: undefined })
}

export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
