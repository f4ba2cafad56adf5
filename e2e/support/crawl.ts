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

/** Days and filters link on without an end: of what one template writes, so many of the nearest are opened. */
const mostOfKind = 100

/**
 * Opens a page, and then the pages that it links to, the nearest first, until all that is looked for was opened: that
 * itself wherever it is found, and of every kind of page the nearest.
 */
export async function crawl(request: APIRequestContext, { start, until, isOwn }: Bounds): Promise<Crawl> {
  const opened = new Map<string, number>()
  const faults: string[] = []
  const missing = new Set(until)
  const seen = new Set([start])
  const found = new Map<string, number>()
  let level = [{ address: start, from: start }]
  for (let depth = 0; level.length > 0 && missing.size > 0; depth += 1) {
    const next: typeof level = []
    const queue = level.values()
    const openQueued = async () => {
      for (const { address, from } of queue) {
        if (missing.size === 0) return
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
          const count = found.get(kindOf(link)) ?? 0
          if (count >= mostOfKind && !until.has(link)) continue
          found.set(kindOf(link), count + 1)
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

/** Which template writes it, and what it is asked to show. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site.example')
  return [pathname.replace(/^\/he(?=\/|$)/, '').split('/')[1], ...searchParams.keys()].join(' ')
}

/** The addresses of the site that a page links to, each once, without what only leads to a part of it. */
export function linksIn(html: string, address: string): string[] {
  const base = new URL(address, 'http://site.example')
  const links = [...html.matchAll(/<a\s(?:[^>"]|"[^"]*")*?\bhref="([^"]*)"/g)].flatMap(([, href]) => {
    const url = URL.parse((href ?? '').replaceAll('&amp;', '&').replaceAll('&#38;', '&'), base)
    return url && url.origin === base.origin ? [url.pathname + url.search] : []
  })
  return [...new Set(links)]
}
