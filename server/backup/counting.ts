import { createHash } from 'node:crypto'
import type { Counted } from './frames.ts'

/** Counts and sums up the rows of a table as they go by: a line feed in a value is written as two letters. */
export function counting({ schema, name }: { schema: string; name: string }) {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(chunk: Buffer): void {
      hash.update(chunk)
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1
    },
    result: (): Counted => ({ schema, name, rows, sha256: hash.digest('hex') }),
  }
}
