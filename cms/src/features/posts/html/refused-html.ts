import { isImageLink, isPostLink } from './clean-html.ts'
import { isElement, type Markup, type MarkupElement } from './markup.ts'
import { isKept, neutralTags } from './post-tags.ts'
import { carriesScript } from './script-traces.ts'

/** Attributes that mean something which no post keeps, by tag; everything else unknown only changes the looks. */
const meaningful: Record<string, readonly string[]> = {
  '*': ['lang', 'hidden'],
  ol: ['reversed', 'type'],
  ul: ['type'],
  li: ['value', 'type'],
  a: ['download'],
  img: ['usemap', 'ismap'],
  blockquote: ['cite'],
  td: ['headers'],
  th: ['headers', 'abbr'],
}

const withoutDirection: ReadonlySet<string> = new Set([
  'pre',
  'hr',
  'br',
  'img',
  'figure',
  'figcaption',
  'thead',
  'tbody',
  'tr',
])

/**
 * The first structure that a post cannot keep, as its author wrote it: `<video>`, `<ol reversed>`; null where all of
 * it can be kept. An element that carries a script is not asked about: what the cleaning leaves of it is enough.
 */
export function refusedStructure(markup: readonly Markup[]): string | null {
  for (const part of markup) {
    if (!isElement(part)) continue
    const found = refusedElement(part)
    if (found) return found
  }
  return null
}

function refusedElement(element: MarkupElement): string | null {
  const { name, attributes, children } = element
  const isHostile = carriesScript(attributes)
  if (!isHostile && !isKept(name) && !neutralTags.has(name)) return `<${name}>`
  return (isHostile ? null : refusedAttribute(element)) ?? refusedStructure(children)
}

function refusedAttribute({ name, attributes }: MarkupElement): string | null {
  const known = [...(meaningful['*'] ?? []), ...(meaningful[name] ?? [])]
  const lost = known.find((attribute) => attribute in attributes)
  if (lost) return `<${name} ${lost}>`
  const { dir, href, src, target } = attributes
  if (dir !== undefined && !keepsDirection(name, dir)) return `<${name} dir="${cut(dir)}">`
  if (name === 'a' && href !== undefined && !isPostLink(href)) return `<a href="${cut(href)}">`
  if (name === 'a' && target && !/^_(blank|self|top|parent)$/i.test(target)) return `<a target>`
  if (name === 'img' && src && !isImageLink(src)) return `<img src="${cut(src)}">`
  return null
}

/** Blocks keep their direction; a run of text within one has no place for its own. */
function keepsDirection(name: string, direction: string): boolean {
  if (name === 'div' || name === 'html' || name === 'body') return isDirection(direction)
  const isInline =
    !isKept(name) || /^(a|br|img|code|strong|em|b|i|u|s|mark|sub|sup|strike|del|ins)$/.test(name)
  return isDirection(direction) && !isInline && !withoutDirection.has(name)
}

export function isDirection(text: string): text is 'ltr' | 'rtl' {
  return text === 'ltr' || text === 'rtl'
}

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text
}
