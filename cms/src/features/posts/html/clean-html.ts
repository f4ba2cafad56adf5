import { pictureNameIn } from '@cyberluach/core/text/pictures'
import { isWebLink } from '@cyberluach/core/text/links'
import sanitizeHtml from 'sanitize-html'
import {
  blockTags,
  hostileTags,
  markTags,
  partTags,
  isElement,
  type Markup,
  type MarkupElement,
  isSupportedTag,
  neutralTags,
  sameMarks,
} from './markup.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blockTags, ...partTags, ...markTags.map(([tag]) => tag), 'a', 'img', 'figure', 'br', 'div'],
  nonTextTags: [...hostileTags, 'svg', 'math'],
  allowedAttributes: {
    '*': ['dir'],
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    ...sameMarks,
    html: 'div',
    body: 'div',
    a: (tagName, { href, ...others }) => ({
      tagName,
      attribs: { ...others, ...(href !== undefined && isPostLink(href) && { href: href.trim() }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isImageLink(attribs.src ?? ''),
}

/** HTML without anything that runs, styles, or leads elsewhere than to the web or to a mailbox. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options)
}

/** Whether a post may show a picture from there: from the web, or one that was uploaded here. */
function isImageLink(src: string): boolean {
  return isWebLink(src) || pictureNameIn(src) !== null
}

/** Whether a post may link there: http, https or mailto. */
export function isPostLink(href: string): boolean {
  return isWebLink(href.trim()) || /^mailto:[^\s<>"]+@[^\s<>"]+$/i.test(href.trim())
}

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

const withoutDirection = new Set('pre hr br img figure figcaption thead tbody tr'.split(' '))

/**
 * The first structure that a post cannot keep, as its author wrote it: `<video>`, `<ol reversed>`; null where all of
 * it can be stored. An element that carries a script is not asked about: what the cleaning leaves of it is enough.
 */
export function rejectedStructure(markup: readonly Markup[]): string | null {
  for (const part of markup) {
    if (!isElement(part)) continue
    const found = rejectedElement(part)
    if (found) return found
  }
  return null
}

function rejectedElement(element: MarkupElement): string | null {
  const { name, attributes, children } = element
  const isHostile = carriesScript(attributes)
  if (!isHostile && !isSupportedTag(name) && !neutralTags.has(name)) return `<${name}>`
  return (isHostile ? null : rejectedAttribute(element)) ?? rejectedStructure(children)
}

function rejectedAttribute({ name, attributes }: MarkupElement): string | null {
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
  const isInline = !isSupportedTag(name) || /^(a|br|img|code|strong|em|b|i|u|s|mark|sub|sup|strike|del|ins)$/.test(name)
  return isDirection(direction) && !isInline && !withoutDirection.has(name)
}

export function isDirection(text: string): text is 'ltr' | 'rtl' {
  return text === 'ltr' || text === 'rtl'
}

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text
}

const scriptValue = /(java|vb|live)script:|^mocha:|^on\w+=|^data:text|expression\(|behaviou?r:|-moz-binding|&\{/

/** Whether an element would run something: on an event, by its link, or by its style. */
function carriesScript(attributes: Record<string, string>): boolean {
  return Object.entries(attributes).some(
    ([name, value]) =>
      /^(on|fscommand|seeksegmenttime|formaction$|srcdoc$|autofocus$)/i.test(name) || scriptValue.test(plain(value)),
  )
}

/** As a lenient browser reads it: without blanks, controls and comments, in small letters. */
function plain(value: string): string {
  return value
    .replace(/[\s\u0000-\u0020\u007f-\u00a0\u200b-\u200f\ufeff]|\/\*.*?\*\//g, '')
    .replace(/^[`'"]+/, '')
    .toLowerCase()
}

const hostile: ReadonlySet<string> = new Set(hostileTags)

/**
 * The tree without programs, styles, plug-ins and drawings. A drawing that was never closed would take the rest of the
 * text with it: as in a browser, what belongs to HTML stands outside of it.
 */
export function withoutHostile(markup: readonly Markup[]): Markup[] {
  return markup.flatMap((part): Markup[] => {
    if (!isElement(part)) return [part]
    if (part.name === 'svg' || part.name === 'math') return outsideOfDrawing(part.children)
    if (hostile.has(part.name) && !isEmbedding(part)) return []
    return [{ ...part, children: withoutHostile(part.children) }]
  })
}

function outsideOfDrawing(markup: readonly Markup[]): Markup[] {
  return markup.flatMap((part) => {
    if (!isElement(part)) return []
    const isHtml = part.name !== 'a' && (isSupportedTag(part.name) || part.name === 'div' || part.name === 'span')
    return isHtml ? withoutHostile([part]) : outsideOfDrawing(part.children)
  })
}

/** A frame with another site's page is content that would be missed; one with a script is not. */
function isEmbedding({ name, attributes }: MarkupElement): boolean {
  const isFrame = name === 'iframe' && isWebLink(attributes.src ?? '')
  return isFrame && !('srcdoc' in attributes) && !carriesScript(attributes)
}
