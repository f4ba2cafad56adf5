import type { PageCache } from './page-cache.ts'
import type { WholeAnswer } from './proxy.ts'

/** An answer of the API as it is handed to a render; null where there is none. It is every page's: nobody changes it. */
export type GivenRead = {
  answer: unknown
  /** Whether no change is known that it may lack: a page with an older one must not be kept. */
  isCurrent: boolean
}

export type KeptReads = ReturnType<typeof createKeptReads>

type Known = { answer: unknown; bytes: number; generation: number; readAt: number }

/** How long an answer may be given without asking again, should a notice get lost; what it says of `now` is as old. */
const backstopMs = 15_000

/** What all of them hang on. */
const tag = 'events'

/**
 * Reads of the API that many pages show, made once after each change of the events. `read` asks for a path with its query;
 * `mostBytes` bounds what is kept, as the answers were sent.
 */
export function createKeptReads(
  read: (target: string) => Promise<Pick<WholeAnswer, 'status' | 'body'>>,
  cache: Pick<PageCache, 'generationOf' | 'lifeLimit'>,
  mostBytes: number,
  now: () => number = () => performance.now(),
) {
  const known = new Map<string, Known>()
  const coming = new Map<string, { generation: number; over: Promise<Known | null> }>()
  let bytes = 0

  /** For a render that begins now. Never rejects: while the CMS is away it is what was read last, if anything. */
  return async function give(target: string): Promise<GivenRead> {
    const generation = cache.generationOf(tag)
    const held = known.get(target)
    if (held && isFresh(held, generation)) return { answer: held.answer, isCurrent: true }
    const made = await ask(target, generation)
    if (made) return { answer: made.answer, isCurrent: made.generation >= cache.generationOf(tag) }
    return { answer: held?.answer ?? null, isCurrent: false }
  }

  function isFresh({ generation, readAt }: Known, wanted: number): boolean {
    return generation >= wanted && now() - readAt < Math.min(backstopMs, cache.lifeLimit())
  }

  /** One read for however many wait for it; one that began before the last change is not waited for. */
  function ask(target: string, generation: number): Promise<Known | null> {
    const begun = coming.get(target)
    if (begun && begun.generation >= generation) return begun.over
    const over = readFor(target, generation).finally(() => {
      if (coming.get(target)?.over === over) coming.delete(target)
    })
    coming.set(target, { generation, over })
    return over
  }

  async function readFor(target: string, generation: number): Promise<Known | null> {
    const readAt = now()
    try {
      const { status, body } = await readTwice(target)
      // An address without an answer (404) is an answer as well.
      const answer: unknown = status === 200 ? JSON.parse(body.toString('utf8')) : null
      if (status !== 200 && status !== 404) throw new Error(`the CMS answered ${status}`)
      const made = { answer, bytes: body.length, generation, readAt }
      keep(target, made)
      return made
    } catch (error) {
      console.error(`The edge could not read ${target}: ${String(error)}`)
      return null
    }
  }

  /** As the client of the API does: a failed read is tried once more. */
  async function readTwice(target: string): Promise<Pick<WholeAnswer, 'status' | 'body'>> {
    const first = await read(target).catch(() => null)
    return first && first.status < 500 ? first : read(target)
  }

  /** The oldest go where there is no more room. */
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
