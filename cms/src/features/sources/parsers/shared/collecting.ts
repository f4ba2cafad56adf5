import type { RejectionReason } from '@cyberluach/core/sources/sources'
import type { Parsed, SourceRow } from '../../row.ts'

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
