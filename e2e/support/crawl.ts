import type { APIRequestContext } from '@playwright/test'

type Crawl = {
  /** How many links each page that was opened is from the first. */
  opened: Map<string, number>
  /** Links that lead nowhere, or on to somewhere else: the page that has it, where it leads, and what was answered. */
  faults: string[]
}

type Bounds = {
  start: string
  /** The crawl ends when all of these were opened. */
  until: ReadonlySet<string>
  /** What is part of the site; links of others are not followed. */
  isOwn: (path: string) => boolean
}

/** So many pages are asked for at once. */
const atOnce = 6

/** Days and filters link on without an end: where this many pages did not reach something, nobody would. */
const mostOpened = 6000

/** Opens a page, and then every page that it links to, the nearest first, until all that is looked for was opened. */
export async function crawl(request: APIRequestContext, { start, until, isOwn }: Bounds): Promise<Crawl> {
  const opened = new Map<string, number>()
  const faults: string[] = []
  const missing = new Set(until)
  const seen = new Set([start])
  const isGoingOn = () => missing.size > 0 && opened.size < mostOpened
  let level = [{ address: start, from: start }]
  for (let depth = 0; level.length > 0 && isGoingOn(); depth += 1) {
    const next: typeof level = []
    const queue = level.values()
    const openQueued = async () => {
      for (const { address, from } of queue) {
        if (!isGoingOn()) return
        const answer = await request.get(address, { maxRedirects: 0 })
        if (answer.status() !== 200) {
          faults.push(`${from} → ${address}: ${answer.status()}`)
          continue
        }
        opened.set(address, depth)
        missing.delete(address)
        if (!answer.headers()['content-type']?.startsWith('text/html')) continue
        for (const link of linksIn(await answer.text(), address)) {
          if (seen.has(link) || !isOwn(link)) continue
          seen.add(link)
          next.push({ address: link, from: address })
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, openQueued))
    level = next
  }
  return { opened, faults }
}

/** The addresses of the site that a page links to, each once, without what only leads to a part of it. */
export function linksIn(html: string, address: string): string[] {
  const base = new URL(address, 'http://site.example')
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href]) => {
    const url = URL.parse((href ?? '').replaceAll('&amp;', '&').replaceAll('&#38;', '&'), base)
    return url && url.origin === base.origin ? [url.pathname + url.search] : []
  })
  return [...new Set(links)]
}
