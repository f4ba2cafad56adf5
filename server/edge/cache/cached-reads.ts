import { setTimeout as pause } from 'node:timers/promises'
import { logLine } from '../peers.ts'
import type { PageCache } from './page-cache.ts'
import { before, type WholeAnswer } from '../proxy/proxy.ts'

/**
 * An answer of the API as it is handed to a render; null where it has no such thing, or gave none. It is every page's:
 * nobody changes it.
 */
type CachedRead = {
  answer: unknown
  /** How many there are of a list in all (`X-Total-Count`); null where the answer does not say. */
  total: number | null
  /** Whether the API has answered: without it, nobody knows whether there is such a thing. */
  isAnswered: boolean
  /** Whether no change is known that it may lack: a page with an older one must not be cached. */
  isCurrent: boolean
}

export type CachedReads = ReturnType<typeof createCachedReads>

type Read = Pick<WholeAnswer, 'status' | 'headers' | 'body'>
type Known = { answer: unknown; total: number | null; bytes: number; generation: number; readAt: number }

/** How long an answer may be given without asking again, should a notice get lost; what it says of `now` is as old. */
const backstopMs = 15_000
const againAfterMs = 100

/** What all of them hang on. */
const tag = 'events'

/**
 * Reads of the API that pages show, in both languages and many of them on several, made once after each change of the events. `read` asks for a path with its query;
 * `mostBytes` bounds what is cached, as the answers were sent.
 */
export function createCachedReads(
  read: (target: string) => Promise<Read>,
  cache: Pick<PageCache, 'generationOf' | 'lifeLimit'>,
  mostBytes: number,
  now: () => number = () => performance.now(),
) {
  const known = new Map<string, Known>()
  const coming = new Map<string, { generation: number; over: Promise<Known | null> }>()
  let bytes = 0

  /**
   * For a render that begins now. Never rejects: while the CMS is away, or silent until the deadline, it is what was
   * read last, if anything.
   */
  return async function give(target: string, deadline?: AbortSignal): Promise<CachedRead> {
    const generation = cache.generationOf(tag)
    const held = known.get(target)
    if (held && isFresh(held, generation)) return readOf(touched(target, held), true)
    const made = await before(deadline, ask(target, generation))
    return made ? readOf(made, made.generation >= cache.generationOf(tag)) : readOf(held, false)
  }

  function readOf(known: Known | undefined, isCurrent: boolean): CachedRead {
    return {
      answer: known?.answer ?? null,
      total: known?.total ?? null,
      isAnswered: known !== undefined,
      isCurrent,
    }
  }

  function touched(target: string, held: Known): Known {
    known.delete(target)
    known.set(target, held)
    return held
  }

  function isFresh({ generation, readAt }: Known, wanted: number): boolean {
    return generation >= wanted && now() - readAt < Math.min(backstopMs, cache.lifeLimit())
  }

  /** Who joined a read that failed asks once more: it may have begun while the CMS was away, which is there since. */
  async function ask(target: string, generation: number): Promise<Known | null> {
    const joined = underWay(target, generation)
    const made = await (joined ?? begin(target, generation))
    if (made || !joined) return made
    return underWay(target, generation) ?? begin(target, generation)
  }

  /** One read for however many wait for it; one that began before the last change is not waited for. */
  function underWay(target: string, generation: number): Promise<Known | null> | undefined {
    const begun = coming.get(target)
    return begun && begun.generation >= generation ? begun.over : undefined
  }

  function begin(target: string, generation: number): Promise<Known | null> {
    const over = readFor(target, generation).finally(() => {
      if (coming.get(target)?.over === over) coming.delete(target)
    })
    coming.set(target, { generation, over })
    return over
  }

  async function readFor(target: string, generation: number): Promise<Known | null> {
    const readAt = now()
    try {
      const { status, headers, body } = await readTwice(target)
      // An address without an answer (404) is an answer as well.
      const answer: unknown = status === 200 ? JSON.parse(body.toString('utf8')) : null
      if (status !== 200 && status !== 404) throw new Error(`the CMS answered ${status}`)
      const made = { answer, total: totalOf(headers), bytes: body.length, generation, readAt }
      keep(target, made)
      return made
    } catch (error) {
      logLine('error', 'the edge could not read from the API', { target, err: error })
      return null
    }
  }

  /** As the client of the API does, a failed read is tried once more: a moment later, when connections that broke are known to. */
  async function readTwice(target: string): Promise<Read> {
    const first = await read(target).catch(() => null)
    if (first && first.status < 500) return first
    await pause(againAfterMs)
    return read(target)
  }

  /** What was asked for the longest time ago goes where there is no more room. */
  function keep(target: string, made: Known): void {
    const replaced = known.get(target)
    if (replaced && replaced.generation > made.generation) return
    bytes += made.bytes - (replaced?.bytes ?? 0)
    known.delete(target)
    known.set(target, made)
    for (const [oldest, { bytes: freed }] of known) {
      if (bytes <= mostBytes || oldest === target) return
      known.delete(oldest)
      bytes -= freed
    }
  }
}

function totalOf(headers: Read['headers']): number | null {
  const total = headers.find(([name]) => name === 'x-total-count')?.[1]
  return total === undefined ? null : Number(total)
}
