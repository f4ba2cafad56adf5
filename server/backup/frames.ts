import { BackupError } from './backup-error.ts'

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
    if (!kind || length > longest) throw new BackupError('The file is damaged')
    const bytes = await reader.take(length)
    if (!bytes) throw new BackupError('The file is damaged')
    yield (kind === 'rows' ? { kind, value: bytes } : { kind, value: JSON.parse(bytes.toString()) }) as Frame
  }
}

export const brokenOff = 'The file is not whole: it breaks off'

/** Reads exact lengths from chunks of any length. */
export function byteReader(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]()
  let waiting: Buffer[] = []
  let held = 0

  return { take, takeUpTo, line, rest }

  /** So many bytes; null where the input ended before the first of them. */
  async function take(length: number): Promise<Buffer | null> {
    await hold(length)
    if (held === 0 && length > 0) return null
    if (held < length) throw new BackupError(brokenOff)
    const all = waiting.length === 1 ? (waiting[0] ?? Buffer.alloc(0)) : Buffer.concat(waiting)
    waiting = all.length > length ? [all.subarray(length)] : []
    held = all.length - length
    return all.subarray(0, length)
  }

  /** So many bytes, or what is left. */
  async function takeUpTo(length: number): Promise<Buffer> {
    await hold(length)
    return (await take(Math.min(length, held))) ?? Buffer.alloc(0)
  }

  /** Up to the next line feed; null where there is none within so many bytes. */
  async function line(longest: number): Promise<string | null> {
    await hold(longest)
    const all = Buffer.concat(waiting)
    waiting = [all]
    const end = all.indexOf(10)
    if (end < 0 || end >= longest) return null
    return (await take(end + 1))?.toString('utf8', 0, end) ?? null
  }

  async function* rest(): AsyncGenerator<Buffer> {
    yield* waiting.filter(({ length }) => length > 0)
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }

  async function hold(length: number): Promise<void> {
    while (held < length) {
      const next = await iterator.next()
      if (next.done) return
      waiting.push(next.value)
      held += next.value.length
    }
  }
}

export type ByteReader = ReturnType<typeof byteReader>
