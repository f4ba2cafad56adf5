import { isNode } from './event-nodes.ts'

/** A text, a number as one, the `@value` of a text in a language, the first of a list; entities of HTML are read. */
export function textOf(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value
  const said = isNode(one) ? one['@value'] : one
  if (typeof said === 'number') return String(said)
  return typeof said === 'string' ? decoded(said).trim() : ''
}

/** Pages write HTML's entities and tags into their data. */
function decoded(text: string): string {
  return text
    .replace(/<\/?(?:p|br|li|ul|ol|div|h[1-6]|strong|em|b|i|span|a)(?: [^<>]{0,300})?\/?>/gi, ' ')
    .replace(/&(?:amp|lt|gt|quot|apos|nbsp|#39|#x27|#8211|#8217);/g, (entity) => entities[entity] ?? entity)
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': ' ',
  '&#39;': "'",
  '&#x27;': "'",
  '&#8211;': '–',
  '&#8217;': '’',
}
