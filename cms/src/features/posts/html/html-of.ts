import { cleanHtml } from './clean-html.ts'
import { deepest, escapedHtml, markTags } from './markup.ts'
import { isNested, headerStates } from './block-nodes.ts'
import { noPictures, shownPicture, type Gallery, type ShownPicture } from './pictures.ts'

/** A stored node, of whatever version of the editor: nothing about it is certain. */
type Stored = { type?: string; children?: Stored[]; [key: string]: unknown }

/** The HTML of what the editor stored, clean; the empty text where nothing is stored. */
export function htmlOf(state: unknown, gallery: Gallery = noPictures): string {
  const root = (state as { root?: Stored | null } | null)?.root
  return cleanHtml(htmlOfNodes(sound(root?.children, gallery)))
}

/** What was written past the editor may have any shape: nodes only, no deeper than anybody writes. */
function sound(nodes: unknown, gallery: Gallery, depth = 0): Stored[] {
  if (!Array.isArray(nodes) || depth > 2 * deepest) return []
  return nodes.filter(isNode).map((node) => ({
    ...node,
    ...(node.type === 'upload' && { picture: shownPicture(node, gallery) }),
    children: sound(node.children, gallery, depth + 1),
  }))
}

function isNode(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function htmlOfNodes(nodes: readonly Stored[]): string {
  let html = ''
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (node?.type !== 'text') {
      html += node ? htmlOfNode(node) : ''
      continue
    }
    const end = nodes.findIndex((other, at) => at > index && other.type !== 'text')
    const run = nodes.slice(index, end < 0 ? undefined : end)
    html += markedTexts(run, 0)
    index += run.length - 1
  }
  return html
}

/** Texts side by side share the tags of the marks that they share, the outermost first. */
function markedTexts(texts: readonly Stored[], from: number): string {
  const mark = markTags[from]
  if (!mark) return texts.map(({ text }) => escapedHtml(plain(text))).join('')
  const [tag, bit] = mark
  let html = ''
  for (let start = 0; start < texts.length;) {
    const isMarked = hasMark(texts[start], bit)
    const change = texts.findIndex((text, at) => at > start && hasMark(text, bit) !== isMarked)
    const end = change < 0 ? texts.length : change
    const inner = markedTexts(texts.slice(start, end), from + 1)
    html += isMarked ? `<${tag}>${inner}</${tag}>` : inner
    start = end
  }
  return html
}

function hasMark(text: Stored | undefined, bit: number): boolean {
  return (Number(plain(text?.format)) & bit) > 0
}

function htmlOfNode(node: Stored): string {
  const children = node.children ?? []
  switch (node.type) {
    case 'linebreak':
      return '<br>'
    case 'tab':
      return '\t'
    case 'link':
    case 'autolink':
      return linkHtml(node)
    case 'inlineBlock':
      return imageHtml(fieldsOf(node))
    case 'block':
      return codeHtml(fieldsOf(node))
    case 'upload':
      return pictureHtml(node.picture as ShownPicture | null)
    case 'paragraph':
      return tagged('p', node, htmlOfNodes(children))
    case 'heading':
      return tagged(plain(node.tag), node, htmlOfNodes(children))
    case 'quote':
      return tagged('blockquote', node, htmlOfNodes(children))
    case 'list':
      return listHtml(node)
    case 'horizontalrule':
      return '<hr>'
    case 'table':
      return tableHtml(node)
    default:
      return htmlOfNodes(children)
  }
}

function tagged(tag: string, { direction }: Stored, inner: string, attributes = ''): string {
  const dir = direction === 'rtl' || direction === 'ltr' ? ` dir="${direction}"` : ''
  return `<${tag}${attributes}${dir}>${inner}</${tag}>`
}

function linkHtml(node: Stored): string {
  const { url, newTab, title } = fieldsOf(node)
  const inner = htmlOfNodes(node.children ?? [])
  const blank = newTab ? ' target="_blank" rel="noopener noreferrer"' : ''
  return `<a${attribute('href', url)}${attribute('title', title)}${blank}>${inner}</a>`
}

function imageHtml({ src, alt, title, width, height }: Record<string, unknown>): string {
  const size = attribute('width', width) + attribute('height', height)
  return `<img${attribute('src', src)} alt="${escapedHtml(plain(alt))}"${attribute('title', title)}${size}>`
}

/** Its size is the file's own, so that nothing moves when it arrives; nothing is left of one that was deleted. */
function pictureHtml(picture: ShownPicture | null): string {
  if (!picture) return ''
  const { caption, ...image } = picture
  return `<figure>${imageHtml(image)}${caption && `<figcaption>${escapedHtml(caption)}</figcaption>`}</figure>`
}

function codeHtml({ code, language }: Record<string, unknown>): string {
  const text = plain(code)
  const named = language ? ` class="language-${escapedHtml(plain(language))}"` : ''
  return `<pre><code${named}>${escapedHtml(text)}</code></pre>`
}

/** The list below an item goes into that item. */
function listHtml(list: Stored): string {
  const items: { item: Stored; nested: string }[] = []
  for (const item of list.children ?? []) {
    const isNestedItem = isNested({ children: (item.children ?? []) as { type: string }[] })
    const before = items.at(-1)
    if (isNestedItem && before) before.nested += htmlOfNodes(item.children ?? [])
    else items.push({ item, nested: '' })
  }
  const inner = items.map(({ item, nested }) => tagged('li', item, htmlOfNodes(item.children ?? []) + nested)).join('')
  const tag = list.tag === 'ol' ? 'ol' : 'ul'
  const start = Number(plain(list.start ?? 1))
  return tagged(tag, list, inner, tag === 'ol' && start !== 1 ? ` start="${start}"` : '')
}

/** Rows at the top whose cells all head a column are the table's head. */
function tableHtml(table: Stored): string {
  const rows = table.children ?? []
  const firstOfBody = rows.findIndex(({ children = [] }) => !children.every(headsColumn))
  const headRows = firstOfBody < 0 ? rows.length : firstOfBody
  const html = rows.map((row) => `<tr>${(row.children ?? []).map(cellHtml).join('')}</tr>`)
  const head = html.slice(0, headRows).join('')
  const body = html.slice(headRows).join('')
  return tagged('table', table, (head && `<thead>${head}</thead>`) + (body && `<tbody>${body}</tbody>`))
}

function headsColumn({ headerState }: Stored): boolean {
  return (Number(plain(headerState)) & headerStates.column) > 0
}

/** A cell with one plain paragraph holds its text alone. */
function cellHtml(cell: Stored): string {
  const children = cell.children ?? []
  const only = children.length === 1 && children[0]?.type === 'paragraph' ? children[0] : null
  const inner = only && !only.direction ? htmlOfNodes(only.children ?? []) : htmlOfNodes(children)
  const state = Number(plain(cell.headerState))
  const scope = state === headerStates.row ? ' scope="row"' : ''
  const spans = span('colspan', cell.colSpan) + span('rowspan', cell.rowSpan)
  return tagged(state > 0 ? 'th' : 'td', cell, inner, scope + spans)
}

function span(name: string, value: unknown): string {
  const cells = Number(plain(value))
  return cells > 1 ? ` ${name}="${cells}"` : ''
}

function fieldsOf(node: Stored): Record<string, unknown> {
  return (node.fields as Record<string, unknown> | undefined) ?? {}
}

function attribute(name: string, value: unknown): string {
  const text = plain(value)
  return text === '' ? '' : ` ${name}="${escapedHtml(text)}"`
}

/** Texts and numbers are taken as they are, anything else says nothing. */
function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
