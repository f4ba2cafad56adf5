import { noOverrides, type TextOverrides } from '@cyberluach/i18n/editable-texts'
import { logLine } from '../peers.ts'
import type { PageCache } from './page-cache.ts'
import { before } from '../proxy/proxy.ts'
import { z } from 'zod'

/** The changed texts as they are handed to a render. */
export type CurrentTexts = {
  overrides: TextOverrides
  /** Whether no change is known that is not among them: a page with older ones must not be cached. */
  isCurrent: boolean
}

export type Texts = ReturnType<typeof createTexts>

/** How long texts may be shown without asking again, should a notice get lost. */
const backstopMs = 30_000
const pauseAfterFailureMs = 1000

/**
 * The texts that people changed, read once after each change for all renders that follow it. The generation is the
 * place of the tag's last purge in the order of purges: a read that began after a purge holds what was committed before.
 */
export function createTexts(
  read: () => Promise<TextOverrides>,
  cache: Pick<PageCache, 'generationOf' | 'lifeLimit'>,
  now: () => number = () => performance.now(),
) {
  let known: { overrides: TextOverrides; generation: number; readAt: number } | null = null
  let failure: { generation: number; at: number } | null = null
  let coming: { generation: number; over: Promise<void> } | null = null

  return {
    /**
     * For a render that begins now. Never rejects: while the CMS is away, or silent until the deadline, it is the last
     * set, else the built-in one.
     */
    async current(deadline?: AbortSignal): Promise<CurrentTexts> {
      const generation = cache.generationOf('texts')
      const limit = Math.min(cache.lifeLimit(), backstopMs)
      const isHeard = limit === backstopMs
      const isOld = known === null || now() - known.readAt >= limit
      if (isKnown(generation) && isOld && isHeard) void refresh(generation)
      else if (!isKnown(generation) || isOld) await before(deadline, refresh(generation))
      return { overrides: known?.overrides ?? noOverrides, isCurrent: isKnown(generation) }
    },

    /** What was read last, for answers that cannot wait. */
    known: (): TextOverrides => known?.overrides ?? noOverrides,

    /** Reads ahead after a purge, so that the next render need not wait. */
    catchUp(): void {
      const generation = cache.generationOf('texts')
      if (!isKnown(generation)) void refresh(generation)
    },
  }

  function isKnown(generation: number): boolean {
    return known !== null && known.generation >= generation
  }

  async function refresh(generation: number): Promise<void> {
    if (coming && coming.generation >= generation) return coming.over
    if (failure && failure.generation >= generation && now() - failure.at < pauseAfterFailureMs) return
    const mine = { generation, over: readFor(generation) }
    coming = mine
    await mine.over
    if (coming === mine) coming = null
  }

  async function readFor(generation: number): Promise<void> {
    const readAt = now()
    try {
      const overrides = await read()
      if (!known || generation >= known.generation) known = { overrides, generation, readAt }
    } catch (error) {
      failure = { generation, at: now() }
      logLine('error', 'the edge could not read the texts', { err: error })
    }
  }
}

const timeoutMs = 3000

const byKey = z.record(z.string(), z.string())
const answer = z.object({ en: byKey, he: byKey })

/** Asks the CMS for the changed texts. As long as they are the same, it answers with the same object. */
export function createTextReader(cmsUrl: string): () => Promise<TextOverrides> {
  let held: { etag: string; overrides: TextOverrides } | null = null

  return async function readTexts() {
    const response = await fetch(`${cmsUrl}/api/texts`, {
      headers: { accept: 'application/json', ...(held && { 'if-none-match': held.etag }) },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 304 && held) return held.overrides
    if (!response.ok) throw new Error(`the CMS answered ${response.status}`)
    const overrides = answer.parse(await response.json())
    const isEmpty = Object.keys(overrides.en).length + Object.keys(overrides.he).length === 0
    const etag = response.headers.get('etag')
    const read = isEmpty ? noOverrides : overrides
    held = etag ? { etag, overrides: read } : null
    return read
  }
}
