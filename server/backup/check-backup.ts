import { readBackup } from './backup-file.ts'
import { brokenOff } from './byte-reader.ts'
import { counting } from './counting.ts'
import { BackupFault } from './fault.ts'
import type { Counted, Manifest, Trailer } from './frames.ts'

export type Checked = { manifest: Manifest; trailer: Trailer }

/** Reads the whole file, and answers what it says of itself where all of that is true. */
export async function checkBackup(file: string, passphrase: string | null): Promise<Checked> {
  let manifest: Manifest | undefined
  let trailer: Trailer | undefined
  let open: ReturnType<typeof counting> | undefined
  const found: Counted[] = []
  for await (const { kind, value } of readBackup(file, passphrase)) {
    if (trailer || !!manifest === (kind === 'manifest')) throw new BackupFault('The file is damaged')
    if (kind === 'manifest') manifest = value
    else if (kind === 'table') open = counting(value)
    else if (kind === 'rows') open?.add(value)
    else if (kind === 'trailer') trailer = value
    else if (open) {
      found.push(open.result())
      compare([value], found.slice(-1))
      open = undefined
    }
  }
  if (!manifest || !trailer) throw new BackupFault(brokenOff)
  compare(trailer.tables, found)
  return { manifest, trailer }
}

/** Refuses what has other rows than it should have. */
export function compare(expected: Counted[], found: Counted[]): void {
  for (const [index, { schema, name, rows, sha256 }] of expected.entries()) {
    const other = found[index]
    if (other?.schema !== schema || other.name !== name || other.rows !== rows || other.sha256 !== sha256)
      throw new BackupFault(`The rows of ${schema}.${name} are not those that were backed up`)
  }
  if (expected.length !== found.length) throw new BackupFault(brokenOff)
}
