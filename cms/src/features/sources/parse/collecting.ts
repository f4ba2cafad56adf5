import type { RejectionReason } from '@cyberluach/core/sources/sources'
import type { Parsed, SourceRow } from '../rows.ts'

/** What a parser finds, row by row. */
export type Collecting = Parsed & {
  /** False from the row on that is one too many. */
  add: (row: SourceRow | RejectionReason, raw: string, line?: number | null) => boolean
}

/** More rows than this of one file are not read. */
const mostRows = 10_000
/** Of a row that was refused, this much is shown. */
const longestShown = 500

export function collecting(): Collecting {
  const parsed: Parsed = { rows: [], refused: [] }
  const refuse = (reason: RejectionReason, raw: string, line: number | null) => {
    parsed.refused.push({
      raw: raw.slice(0, longestShown).replaceAll('\u0000', '').toWellFormed(),
      line,
      reason,
    })
  }
  return {
    ...parsed,
    add: (row, raw, line = null) => {
      const count = parsed.rows.length + parsed.refused.length
      if (count >= mostRows) {
        if (count === mostRows) refuse('tooMany', raw, line)
        return false
      }
      if (typeof row === 'string') refuse(row, raw, line)
      else parsed.rows.push(row)
      return true
    },
  }
}

/** Nothing of a file could be read. */
export function refusedWhole(reason: RejectionReason, text: string): Parsed {
  const found = collecting()
  found.add(reason, text)
  return { rows: found.rows, refused: found.refused }
}

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

/**
 * Whether a text holds one of the characters more often than `most`: then it is no list that is worth its time and its
 * memory, of which a few bytes can cost a thousand times as much once they are read.
 */
export function isOvergrown(text: string, characters: readonly string[], most: number): boolean {
  let left = most
  for (const character of characters) {
    for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) {
      left -= 1
      if (left < 0) return true
    }
  }
  return false
}
