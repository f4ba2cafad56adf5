import type { RejectionReason } from '@cyberluach/core/sources/sources'
import type { Parsed, SourceRow } from '../../row.ts'
import { collecting, refusedWhole } from './collecting.ts'
import { isOvergrown } from './is-overgrown.ts'

/** The rows of a JSON file: `rowsIn` finds their array in it, which none of them needs to be sound for. */
export function eachJsonRow(
  text: string,
  rowsIn: (file: unknown) => unknown,
  rowOf: (raw: unknown) => SourceRow | RejectionReason,
): Parsed {
  const file = parsedJson(text)
  if (file === undefined) return refusedWhole('unreadable', text)
  const rows = rowsIn(file)
  if (!Array.isArray(rows)) return refusedWhole('notThisKind', text)
  const found = collecting()
  for (const raw of rows) if (!found.add(rowOf(raw), shown(raw))) break
  return { rows: found.rows, refused: found.refused }
}

/** More objects and lists than this are in no file of events; each takes up to a hundred bytes of memory. */
const mostBrackets = 400_000

/** The value of a JSON text; undefined where it is none, or too much. */
export function parsedJson(text: string): unknown {
  if (isOvergrown(text, ['{', '['], mostBrackets)) return undefined
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined
    throw error
  }
}

/** A row as a person sees it. */
export function shown(raw: unknown): string {
  try {
    return JSON.stringify(raw) ?? ''
  } catch (error) {
    // Nested deeper than can be written.
    if (error instanceof RangeError) return ''
    throw error
  }
}
