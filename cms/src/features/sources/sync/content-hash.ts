import { createHash } from 'node:crypto'
import type { Parsed } from '../row.ts'

/**
 * What a list says, as a short text: equal where it says the same. Of the file only what was read counts, so that stamps
 * of the moment of a fetch (DTSTAMP), nonces of pages and the like make no difference, whatever the kind.
 */
export function contentHash({ rows, refused }: Parsed): string {
  const hash = createHash('sha256')
  for (const row of rows) hash.update(`${JSON.stringify({ ...row, raw: undefined })}\n`)
  for (const { reason } of refused) hash.update(`${reason}\n`)
  return hash.digest('base64url')
}
