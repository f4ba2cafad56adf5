import { cleanText, cleanLine } from '@cyberluach/core/text/text-hygiene'
import { inlineNodes, newId, nothingAround, surroundingsWithin, type Surroundings } from './inline-nodes.ts'
import {
  element,
  type BlockNode,
  type CodeNode,
  type Direction,
  type InlineNode,
  type ListItemNode,
  type ListNode,
  type CellNode,
  type RowNode,
  type TableNode,
  type PictureNode,
  Unsupported,
} from './lexical-nodes.ts'
import { isElement, textOf, type Markup, type MarkupElement, blockTags, headingTags, partTags } from './markup.ts'
import { isDirection } from './clean-html.ts'
import { pictureNameIn } from '@cyberluach/core/text/pictures'

/**
 * The blocks of a piece of HTML. Inline content that stands between blocks becomes a paragraph; what surrounds
 * several blocks (a division's direction, a mark, a link) goes into each of them.
 */
export function blockNodes(
  markup: readonly Markup[],
  direction: Direction = null,
  around: Surroundings = nothingAround,
): BlockNode[] {
  const blocks: BlockNode[] = []
  let run: { part: Markup; around: Surroundings }[] = []
  const endRun = () => {
    const nodes = inlineNodes(run)
    run = []
    if (nodes.length > 0) blocks.push(paragraph(nodes, direction))
  }
  for (const part of markup) {
    if (!isElement(part) || !holdsBlock(part)) {
      run.push({ part, around })
      continue
    }
    endRun()
    if (isPicture(part)) blocks.push(pictureNode(part, around))
    else if (blockTags.has(part.name) && !isParted(part))
      blocks.push(blockNode(part, directionOf(part, direction), around))
    else blocks.push(...blockNodes(part.children, directionOf(part, direction), surroundingsWithin(around, part)))
  }
  endRun()
  return blocks
}

/** A paragraph that a picture stands in is one before it and one after it. */
function isParted({ name, children }: MarkupElement): boolean {
  return name === 'p' && children.some((child) => isElement(child) && holdsBlock(child))
}

function blockNode(part: MarkupElement, direction: Direction, around: Surroundings): BlockNode {
  const { name, children } = part
  if (name === 'p') return paragraph(inlineOf(part, around), direction)
  if (headingTags.some((tag) => tag === name)) {
    return { type: 'heading', tag: name, ...element(inlineOf(part, around), direction) }
  }
  if (name === 'blockquote') return quoteNode(children, direction, around)
  if (name === 'hr') return { type: 'horizontalrule', version: 1 }
  if (around.marks > 0 || around.link) throw new Unsupported(`<${name}>`)
  if (name === 'pre') return codeNode(part)
  return name === 'table' ? tableNode(part, direction, blockNodes) : listNode(part, direction)
}

function paragraph(children: InlineNode[], direction: Direction): BlockNode {
  return { type: 'paragraph', textFormat: 0, textStyle: '', ...element(children, direction) }
}

/** A quotation holds either a text or blocks. */
function quoteNode(children: readonly Markup[], direction: Direction, around: Surroundings): BlockNode {
  const isText = !children.some((child) => isElement(child) && holdsBlock(child))
  if (!isText) return { type: 'quote', ...element(blockNodes(children, null, around), direction) }
  const text = inlineNodes(children.map((part) => ({ part, around })))
  return { type: 'quote', ...element(text, direction) }
}

/** Preformatted text is code, and code has no looks of its own. */
function codeNode({ children }: MarkupElement): CodeNode {
  const inner = children.filter(isElement).find(({ name }) => name === 'code')
  const language = /(?:^|\s)language-([\w+#.-]{1,40})/.exec(inner?.attributes.class ?? '')?.[1]
  const isWrapped = inner && textOf(children.filter((child) => child !== inner)).trim() === ''
  // A line break right after the tag is not part of the text.
  const code = codeOf(isWrapped ? inner.children : children).replace(isWrapped ? /^$/ : /^\n/, '')
  const fields = {
    id: newId(),
    blockName: '' as const,
    blockType: 'code' as const,
    code,
    ...(language && { language }),
  }
  return { type: 'block', version: 2, format: '', fields }
}

function codeOf(markup: readonly Markup[]): string {
  const lines = markup.map((part): string => {
    if (!isElement(part)) return part
    if (part.name === 'br') return '\n'
    if (part.name !== 'code') throw new Unsupported(`<pre><${part.name}>`)
    return codeOf(part.children)
  })
  return cleanText(lines.join(''))
}

/** Whether an element is a block or has one inside, so that it cannot stand within a line of text. */
function holdsBlock(element: MarkupElement): boolean {
  const { name, children } = element
  if (isPicture(element)) return true
  if (partTags.has(name)) throw new Unsupported(`<${name}>`)
  return name === 'div' || blockTags.has(name) || children.some((child) => isElement(child) && holdsBlock(child))
}

export function directionOf({ attributes }: MarkupElement, otherwise: Direction = null): Direction {
  const { dir } = attributes
  return dir !== undefined && isDirection(dir) ? dir : otherwise
}

/** The text of an element that holds nothing but text. */
export function inlineOf({ name, children }: MarkupElement, around: Surroundings = nothingAround): InlineNode[] {
  const block = children.filter(isElement).find(holdsBlock)
  if (block) throw new Unsupported(`<${name}><${block.name}>`)
  return inlineNodes(children.map((part) => ({ part, around })))
}

/**
 * A list. The editor keeps a list within a list in an item of its own, after the item that it belongs to; the way back
 * puts it into that item again.
 */
function listNode(list: MarkupElement, direction: Direction, depth = 0): ListNode {
  const isOrdered = list.name === 'ol'
  const start = isOrdered && list.attributes.start ? Number(list.attributes.start) : 1
  if (!Number.isInteger(start)) throw new Unsupported('<ol start>')
  const items = list.children.flatMap((child) => itemsOf(child, list.name, depth))
  let value = start
  for (const item of items) {
    item.value = value
    if (!isNested(item)) value += 1
  }
  return {
    type: 'list',
    listType: isOrdered ? 'number' : 'bullet',
    start,
    tag: isOrdered ? 'ol' : 'ul',
    ...element(items, direction),
  }
}

/** Whether an item is only there to hold the list below the item before. */
export function isNested({ children }: { children: { type: string }[] }): boolean {
  return children.length === 1 && children[0]?.type === 'list'
}

function itemsOf(child: Markup, listName: string, depth: number): ListItemNode[] {
  if (!isElement(child)) {
    if (child.trim() !== '') throw new Unsupported(`<${listName}>${child.trim().slice(0, 40)}`)
    return []
  }
  if (isList(child)) return [listWithin(child, depth)]
  if (child.name !== 'li') throw new Unsupported(`<${listName}><${child.name}>`)
  return itemsOfOne(child, depth)
}

function itemsOfOne({ children, attributes }: MarkupElement, depth: number): ListItemNode[] {
  const firstList = children.findIndex((part) => isElement(part) && isList(part))
  const text = firstList < 0 ? children : children.slice(0, firstList)
  const lists = firstList < 0 ? [] : children.slice(firstList).filter(isSomething)
  const direction = directionOf({ name: 'li', attributes, children })
  const nested = lists.map((part) => {
    if (isElement(part) && isList(part)) return listWithin(part, depth)
    throw new Unsupported(`<li><ul>…</ul>${isElement(part) ? `<${part.name}>` : '…'}`)
  })
  const hasText = lists.length === 0 || text.some(isSomething)
  return [...(hasText ? [item(itemText(text), direction, depth)] : []), ...nested]
}

function listWithin(list: MarkupElement, depth: number): ListItemNode {
  return item([listNode(list, directionOf(list), depth + 1)], null, depth + 1)
}

/** An item's text stands in it as it is, or in one paragraph. */
function itemText(parts: readonly Markup[]): InlineNode[] {
  const [only, ...others] = parts.filter(isSomething)
  if (only && isElement(only) && others.length === 0 && isParagraph(only)) return inlineOf(only)
  const block = parts.filter(isElement).find(holdsBlock)
  if (block) throw new Unsupported(`<li><${block.name}>`)
  return inlineNodes(parts.map((part) => ({ part, around: nothingAround })))
}

function isParagraph({ name, attributes }: MarkupElement): boolean {
  return (name === 'p' || name === 'div') && !attributes.dir
}

function isSomething(part: Markup): boolean {
  return isElement(part) || part.trim() !== ''
}

function isList({ name }: MarkupElement): boolean {
  return name === 'ul' || name === 'ol'
}

function item(children: (InlineNode | ListNode)[], direction: Direction, indent: number): ListItemNode {
  return { type: 'listitem', value: 1, ...element(children, direction, indent) }
}

/** How the editor tells header cells: of their column, of their row. */
export const headerStates = { none: 0, column: 1, row: 2 } as const

/** What stands in a cell is made by the same rules as what stands outside of the table. */
type BlocksOf = (markup: readonly Markup[]) => BlockNode[]

/** A table of rows; those of its head are known by their header cells. */
function tableNode(table: MarkupElement, direction: Direction, blocksOf: BlocksOf): TableNode {
  const rows = childElements(table).flatMap((part) => {
    if (part.name === 'tr') return [rowNode(part, false, blocksOf)]
    if (part.name !== 'thead' && part.name !== 'tbody') throw new Unsupported(`<table><${part.name}>`)
    return childElements(part).map((row) => rowNode(row, part.name === 'thead', blocksOf))
  })
  if (rows.length === 0) throw new Unsupported('<table></table>')
  return { type: 'table', ...element(rows, direction) }
}

function rowNode(row: MarkupElement, isHead: boolean, blocksOf: BlocksOf): RowNode {
  if (row.name !== 'tr') throw new Unsupported(`<table><${row.name}>`)
  const cells = childElements(row).map((cell) => cellNode(cell, isHead, blocksOf))
  if (cells.length === 0) throw new Unsupported('<tr></tr>')
  return { type: 'tablerow', ...element(cells) }
}

function cellNode(cell: MarkupElement, isHead: boolean, blocksOf: BlocksOf): CellNode {
  const { name, attributes, children } = cell
  if (name !== 'td' && name !== 'th') throw new Unsupported(`<tr><${name}>`)
  const blocks = blocksOf(children)
  if (blocks.some(({ type }) => type === 'table')) throw new Unsupported(`<${name}><table>`)
  const isHeader = isHead || name === 'th'
  const ofRow = attributes.scope?.toLowerCase() === 'row'
  return {
    type: 'tablecell',
    headerState: !isHeader ? headerStates.none : ofRow ? headerStates.row : headerStates.column,
    colSpan: spanOf('colspan', attributes.colspan),
    rowSpan: spanOf('rowspan', attributes.rowspan),
    backgroundColor: null,
    ...element(
      blocks.length > 0 ? blocks : [{ type: 'paragraph', textFormat: 0, textStyle: '', ...element([]) }],
      directionOf(cell),
    ),
  }
}

function spanOf(name: string, text = '1'): number {
  const span = Number(text)
  if (!Number.isInteger(span) || span < 1 || span > 1000) throw new Unsupported(`<td ${name}="${text.slice(0, 40)}">`)
  return span
}

function childElements({ name, children }: MarkupElement): MarkupElement[] {
  const stray = children.find((child: Markup) => !isElement(child) && child.trim() !== '')
  if (stray !== undefined) throw new Unsupported(`<${name}>${String(stray).trim().slice(0, 40)}`)
  return children.filter(isElement)
}

/** An uploaded picture stands as a block, alone or in a figure with its caption. */
export function isPicture(part: MarkupElement): boolean {
  return part.name === 'figure' || isUploaded(part)
}

/** The editor's node of an uploaded picture, which is called by its name until it is hung. */
function pictureNode(part: MarkupElement, { link }: Surroundings): PictureNode {
  if (link) throw new Unsupported(`<a><${part.name}>`)
  const isFigure = part.name === 'figure'
  const parts = isFigure ? part.children.filter(isSomething) : [part]
  const [picture, caption, ...others] = parts
  const isWhole = picture && isElement(picture) && isUploaded(picture) && others.length === 0
  if (!isWhole || (caption !== undefined && !isCaption(caption))) throw new Unsupported('<figure>')
  const { src = '', alt = '' } = picture.attributes
  const fields = {
    ...(cleanLine(alt) && { alt: cleanLine(alt) }),
    ...(caption && { caption: captionText(caption) }),
  }
  const value = pictureNameIn(src) ?? ''
  return { type: 'upload', version: 3, format: '', id: newId(), relationTo: 'media', value, fields }
}

function isUploaded({ name, attributes }: MarkupElement): boolean {
  return name === 'img' && pictureNameIn(attributes.src ?? '') !== null
}

function isCaption(part: Markup): part is MarkupElement {
  return isElement(part) && part.name === 'figcaption'
}

function captionText({ children }: MarkupElement): string {
  const inner = children.find(isElement)
  if (inner) throw new Unsupported(`<figcaption><${inner.name}>`)
  return cleanLine(textOf(children))
}
