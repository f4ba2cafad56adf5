import { byteReader } from './byte-reader.ts'
import { BackupFault } from './fault.ts'

export type Table = { schema: string; name: string; columns: string[]; types: string[] }
export type Counted = { schema: string; name: string; rows: number; sha256: string }
export type Sequence = { schema: string; name: string; value: string; isCalled: boolean }

/** What stands first: which program made it of what, and when. */
export type Manifest = {
  program: string
  postgres: string
  takenAt: string
  /** Names of migrations, in the order in which they ran. */
  migrations: string[]
  payloadSecret: string | null
  tables: Table[]
}

/** What stands last: without it a file is not whole. */
export type Trailer = { tables: Counted[]; sequences: Sequence[]; rows: number }

/** A table begins, its rows follow in PostgreSQL's text format for COPY, it ends. */
export type Frame =
  | { kind: 'manifest'; value: Manifest }
  | { kind: 'table'; value: Table }
  | { kind: 'rows'; value: Buffer }
  | { kind: 'end'; value: Counted }
  | { kind: 'trailer'; value: Trailer }

const letters = { manifest: 'M', table: 'T', rows: 'R', end: 'E', trailer: 'Z' } as const
const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind]))
const longest = 64 * 1024 * 1024

/** Each frame: a letter, a length, and so many bytes. */
export async function* written(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  for await (const { kind, value } of frames) {
    const bytes = kind === 'rows' ? value : Buffer.from(JSON.stringify(value))
    const head = Buffer.alloc(5)
    head.write(letters[kind], 'latin1')
    head.writeUInt32BE(bytes.length, 1)
    yield head
    yield bytes
  }
}

export async function* read(chunks: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const reader = byteReader(chunks)
  for (let head = await reader.take(5); head; head = await reader.take(5)) {
    const kind = kinds.get(head.toString('latin1', 0, 1) as 'M')
    const length = head.readUInt32BE(1)
    if (!kind || length > longest) throw new BackupFault('The file is damaged')
    const bytes = await reader.take(length)
    if (!bytes) throw new BackupFault('The file is damaged')
    yield (kind === 'rows' ? { kind, value: bytes } : { kind, value: JSON.parse(bytes.toString()) }) as Frame
  }
}
