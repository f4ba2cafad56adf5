import { decodeHTMLStrict } from 'entities/decode'
import { Parser } from 'htmlparser2'
import { parsedJson } from './collecting.ts'

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
      if (name === 'script' && /^application\/ld\+json\b/i.test(attributes.type?.trim() ?? '')) taking = 'data'
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

/**
 * The value of a text of JSON-LD, as browsers' authors write it: in a CDATA section, with comments, commas too many, line
 * feeds within texts, as several values one after another, or with its quotes as entities. Undefined where it is none.
 * Linear in the length of the text.
 */
export function parsedJsonLd(text: string): unknown {
  const strict = parsedJson(text)
  if (strict !== undefined) return strict
  const said = text.includes('"') ? text : decodeHTMLStrict(text)
  const bare = said.replace(besideJson, (part) =>
    part.startsWith('"') ? part.replace(/[\0-\u001f]/g, (letter) => (letter === '\n' ? '\\n' : ' ')) : '',
  )
  const listed = `[${bare}]`.replace(looseCommas, (part) => (part === '}' ? '},' : part === ',' ? '' : part))
  return parsedJson(listed)
}

/** Texts, and what stands between values that is no JSON; what is not closed ends with the text. */
const besideJson = /"(?:[^"\\]|\\[^])*"?|(?:\/\/\s*)?(?:<!\[CDATA\[|\]\]>|<!--|-->)|\/\*[^]*?(?:\*\/|$)|\/\/.*|;/g
/** Texts, commas behind the last one of several, and what another value follows without a comma. */
const looseCommas = /"(?:[^"\\]|\\[^])*"?|,(?=\s*[}\]])|\}(?=\s*[{[])/g

/** A text, a number as one, the `@value` of a text in a language, the first of a list. */
export function textOf(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value
  const said = isNode(one) ? one['@value'] : one
  if (typeof said === 'number') return String(said)
  return typeof said === 'string' ? said.trim() : ''
}

export type Node = Record<string, unknown>

/**
 * The events of a page's JSON-LD, wherever they stand: alone, in a list, in `@graph`, as what a page or a list is about.
 * Of a series that names its editions, these; the sessions of an event are parts of it and no events.
 */
export function eventNodes(data: unknown): Node[] {
  const found: Node[] = []
  const waiting: { value: unknown; depth: number }[] = [{ value: data, depth: 0 }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { value, depth } = next
    if (Array.isArray(value)) for (const one of value.slice(0, mostInList)) waiting.push({ value: one, depth })
    if (!isNode(value) || depth > eventNodesDeepest) continue
    const editions = typesOf(value).includes('EventSeries') ? listOf(value.subEvent).filter(isNode) : []
    if (editions.length > 0) waiting.push({ value: editions, depth: depth + 1 })
    else if (isEvent(value)) found.push(value)
    else
      for (const one of Object.values(value))
        if (typeof one === 'object') waiting.push({ value: one, depth: depth + 1 })
    if (waiting.length > mostWaiting) break
  }
  return found
}

const eventNodesDeepest = 12
const mostInList = 5_000
const mostWaiting = 20_000

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

/** The names of a node's types, without where they come from: `https://schema.org/Event` is Event. */
export function typesOf(node: Node): string[] {
  return listOf(node['@type'])
    .filter((type) => typeof type === 'string')
    .map((type) => type.slice(-100).split(/[/#:]/).at(-1) ?? '')
}

/** Event and its subtypes; not what is sent, shown or reserved. */
function isEvent(node: Node): boolean {
  return typesOf(node).some(
    (type) =>
      (type.endsWith('Event') && !/^(Publication|Broadcast|OnDemand|Delivery|Screening)Event$/.test(type)) ||
      /^(EventSeries|Hackathon|Festival|CourseInstance)$/.test(type),
  )
}
