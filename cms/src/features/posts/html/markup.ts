import { DomHandler, parseDocument, Parser } from 'htmlparser2'

/** HTML as a tree of elements and texts, without comments and declarations. */
export type Markup = string | MarkupElement
export type MarkupElement = { name: string; attributes: Record<string, string>; children: Markup[] }

/** Deeper trees than any editor makes are not read: whoever sends them means harm. */
export const deepest = 100

/** The longest post has 40 letters for each of so many. Each costs a fifth of a millisecond until it is stored. */
const mostParts = 5_000

/** A bound that HTML breaks. */
export type Excess = { error: 'tooDeep' | 'tooManyParts'; n: number }

type Parsed = ReturnType<typeof parseDocument>['children'][number]

/** The tree of an HTML text; null where it is nested too deeply. */
export function markupOf(html: string): Markup[] | null {
  return treeOf(parseDocument(html).children, 0)
}

/** The tree of HTML that somebody sent, or which bound it breaks: of that no more is read than is needed to know. */
export function sentMarkup(html: string): Markup[] | Excess {
  const reader = new BoundedReader()
  try {
    new Parser(reader).end(html)
  } catch (reason) {
    if (reader.excess) return reader.excess
    throw reason
  }
  return treeOf(reader.root.children, 0) ?? { error: 'tooDeep', n: deepest }
}

/** Stops the parser where a bound is broken: it takes the longer for each element the deeper that stands. */
class BoundedReader extends DomHandler {
  excess: Excess | null = null
  private parts = 0

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes)
    this.parts += 1
    // The document itself is the first on the way down.
    if (this.tagStack.length - 1 > deepest) this.excess = { error: 'tooDeep', n: deepest }
    else if (this.parts > mostParts) this.excess = { error: 'tooManyParts', n: mostParts }
    if (this.excess) throw new Error(this.excess.error)
  }
}

function treeOf(nodes: readonly Parsed[], depth: number): Markup[] | null {
  if (depth > deepest) return null
  const tree: Markup[] = []
  for (const node of nodes) {
    if (node.type === 'text') tree.push(node.data)
    if (!('attribs' in node)) continue
    const children = treeOf(node.children, depth + 1)
    if (!children) return null
    tree.push({ name: node.name, attributes: node.attribs, children })
  }
  return tree
}

export function isElement(markup: Markup): markup is MarkupElement {
  return typeof markup !== 'string'
}

export function textOf(markup: readonly Markup[]): string {
  return markup.map((part) => (isElement(part) ? textOf(part.children) : part)).join('')
}

export function htmlOfMarkup(markup: readonly Markup[]): string {
  return markup
    .map((part) => {
      if (!isElement(part)) return escapedHtml(part)
      const attributes = Object.entries(part.attributes)
        .filter(([name]) => /^[a-z][\w:-]*$/i.test(name))
        .map(([name, value]) => ` ${name}="${escapedHtml(value)}"`)
      const start = `<${part.name}${attributes.join('')}>`
      return emptyTags.has(part.name) ? start : `${start}${htmlOfMarkup(part.children)}</${part.name}>`
    })
    .join('')
}

const emptyTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr', 'col'])

export function escapedHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** What a post's content is made of: every tag here survives the way into the editor and back. */
export const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
const listTags = ['ul', 'ol'] as const

export const blockTags: ReadonlySet<string> = new Set([
  ...headingTags,
  ...listTags,
  'p',
  'blockquote',
  'pre',
  'table',
  'hr',
])

/** Marks of text, the outermost first, with the bit that each has in the editor's text nodes. */
export const markTags = [
  ['strong', 1],
  ['em', 2],
  ['u', 8],
  ['s', 4],
  ['mark', 128],
  ['code', 16],
  ['sub', 32],
  ['sup', 64],
] as const

/** Other names for the same marks. */
export const sameMarks: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' }

/** The bit of a mark's tag; 0 for any other tag. */
export function markOf(name: string): number {
  const usual = sameMarks[name] ?? name
  return markTags.find(([tag]) => tag === usual)?.[1] ?? 0
}

/** Tags that say nothing of their own: what is inside stands for itself. */
export const neutralTags: ReadonlySet<string> = new Set(
  'html head body div span font center big small tt nobr wbr colgroup col frameset bgsound layer ilayer xml'.split(' '),
)

/** Inside of tables, lists and figures. */
export const partTags: ReadonlySet<string> = new Set(['li', 'thead', 'tbody', 'tr', 'th', 'td', 'figcaption'])

/** Removed with all that is inside: programs, styles, plug-ins, foreign documents. */
export const hostileTags: readonly string[] =
  'script style object embed applet template noscript noembed noframes iframe frame meta link base basefont title'.split(
    ' ',
  )

/** Whether a tag is supported, be it alone or inside of another. */
export function isSupportedTag(name: string): boolean {
  const isOther = name === 'a' || name === 'img' || name === 'figure' || name === 'br'
  return isOther || blockTags.has(name) || partTags.has(name) || markOf(name) > 0
}

/** All that there is to read in a post's HTML, its blocks apart from each other. */
export function readableText(html: string): string {
  return spacedText(markupOf(html) ?? []).trim()
}

/** What a post begins with: the text of its paragraphs, without headings, lists, tables and code. */
export function openingText(html: string): string {
  const paragraphs = (markupOf(html) ?? []).filter((part) => isElement(part) && part.name === 'p')
  return paragraphs
    .map((part) => textOf([part]).trim())
    .filter(Boolean)
    .join(' ')
}

/** Whether anything would be seen: a text, a picture, a line. */
export function isWritten(html: string): boolean {
  return readableText(html) !== '' || /<(?:img|hr)\b/.test(html)
}

function spacedText(markup: readonly Markup[]): string {
  return markup
    .map((part) => {
      if (!isElement(part)) return part
      const isApart = blockTags.has(part.name) || partTags.has(part.name) || part.name === 'br'
      const inner = spacedText(part.children)
      return isApart ? ` ${inner} ` : inner
    })
    .join('')
}
