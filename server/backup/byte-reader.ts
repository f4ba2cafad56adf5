import { BackupFault } from './fault.ts'

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
    if (held < length) throw new BackupFault(brokenOff)
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
