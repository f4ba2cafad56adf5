import { Parser } from 'htmlparser2'

/** What a page says of itself for machines. */
export type Page = {
  title: string
  /** By name or property, the first of each: `og:title`, `description`. */
  meta: Map<string, string>
  /** The texts of its JSON-LD. */
  data: string[]
}

/** Reads a page's head and data in time linear to its length; what lies deeper than pages nest is not looked at. */
export function readPage(html: string): Page {
  const page: Page = { title: '', meta: new Map(), data: [] }
  let depth = 0
  let taking: 'title' | 'data' | null = null
  let text: string[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1
      if (depth > deepest) parser.pause()
      if (name === 'meta') takeMeta(page.meta, attributes)
      if (name === 'title' && !page.title) taking = 'title'
      if (name === 'script' && /^application\/ld\+json\b/i.test(attributes.type?.trim() ?? ''))
        taking = 'data'
      text = []
    },
    ontext: (part) => {
      if (taking) text.push(part)
    },
    onclosetag: () => {
      depth -= 1
      if (taking === 'title') page.title = text.join('').replace(/\s+/g, ' ').trim()
      if (taking === 'data' && page.data.length < mostScripts) page.data.push(text.join(''))
      taking = null
    },
  })
  parser.write(html)
  if (depth <= deepest) parser.end()
  return page
}

/** The parser's own time for a tag grows with how deep it lies. */
const deepest = 400
const mostScripts = 100
const longestMeta = 10_000

function takeMeta(meta: Page['meta'], { name, property, content }: Record<string, string>): void {
  const key = (property ?? name ?? '').trim().toLowerCase()
  if (key && content && !meta.has(key) && meta.size < 200) meta.set(key, content.slice(0, longestMeta))
}
