import type { SourceRow } from '../row.ts'

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
