import type { Keys } from './salts.ts'
import type { Sign } from './sign.ts'

/** One page of a batch as the database takes it: its first and last sign of life, in milliseconds. */
export type PageOfBatch = {
  key: string
  previous?: string
  page: string
  path: string
  first: number
  last: number
  load: number | null
  country: string
  city: string
  device: string
  browser: string
  os: string
}

const longestMs = 10 * 60_000

/** How many of the signs from the front make one batch: at most `most`, and no longer than ten minutes together. */
export function batchLength(signs: readonly Sign[], most: number): number {
  const begins = signs[0]?.at ?? 0
  const end = signs.findIndex(({ at }, index) => index >= most || Math.abs(at - begins) > longestMs)
  return end < 0 ? signs.length : end
}

/** The signs of a batch, one row for each page of each visitor. */
export async function pagesOf(
  signs: readonly Sign[],
  keysOf: (sign: Sign) => Promise<Keys>,
): Promise<PageOfBatch[]> {
  const pages = new Map<string, PageOfBatch>()
  for (const sign of signs) {
    const { key, previous } = await keysOf(sign)
    const known = pages.get(`${key} ${sign.page}`)
    if (!known) pages.set(`${key} ${sign.page}`, pageOf(sign, key, previous))
    else {
      known.first = Math.min(known.first, sign.at)
      known.last = Math.max(known.last, sign.at)
      known.load ??= sign.loadMs
    }
  }
  return [...pages.values()]
}

function pageOf(
  { at, page, path, loadMs, place, agent }: Sign,
  key: string,
  previous: string | null,
): PageOfBatch {
  const { device, browser, os } = agent
  return {
    key,
    ...(previous === null ? {} : { previous }),
    page,
    path,
    first: at,
    last: at,
    load: loadMs,
    ...place,
    device,
    browser,
    os,
  }
}
