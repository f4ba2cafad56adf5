import { directionOf } from './block-parts.ts'
import {
  element,
  type BlockNode,
  type CellNode,
  type Direction,
  type RowNode,
  type TableNode,
} from './lexical-nodes.ts'
import { isElement, type Markup, type MarkupElement } from './markup.ts'
import { Unkept } from './unkept.ts'

/** How the editor tells header cells: of their column, of their row. */
export const headerStates = { none: 0, column: 1, row: 2 } as const

/** What stands in a cell is made by the same rules as what stands outside of the table. */
type BlocksOf = (markup: readonly Markup[]) => BlockNode[]

/** A table of rows; those of its head are told by their header cells. */
export function tableNode(table: MarkupElement, direction: Direction, blocksOf: BlocksOf): TableNode {
  const rows = childElements(table).flatMap((part) => {
    if (part.name === 'tr') return [rowNode(part, false, blocksOf)]
    if (part.name !== 'thead' && part.name !== 'tbody') throw new Unkept(`<table><${part.name}>`)
    return childElements(part).map((row) => rowNode(row, part.name === 'thead', blocksOf))
  })
  if (rows.length === 0) throw new Unkept('<table></table>')
  return { type: 'table', ...element(rows, direction) }
}

function rowNode(row: MarkupElement, isHead: boolean, blocksOf: BlocksOf): RowNode {
  if (row.name !== 'tr') throw new Unkept(`<table><${row.name}>`)
  const cells = childElements(row).map((cell) => cellNode(cell, isHead, blocksOf))
  if (cells.length === 0) throw new Unkept('<tr></tr>')
  return { type: 'tablerow', ...element(cells) }
}

function cellNode(cell: MarkupElement, isHead: boolean, blocksOf: BlocksOf): CellNode {
  const { name, attributes, children } = cell
  if (name !== 'td' && name !== 'th') throw new Unkept(`<tr><${name}>`)
  const blocks = blocksOf(children)
  if (blocks.some(({ type }) => type === 'table')) throw new Unkept(`<${name}><table>`)
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
  if (!Number.isInteger(span) || span < 1 || span > 1000)
    throw new Unkept(`<td ${name}="${text.slice(0, 40)}">`)
  return span
}

function childElements({ name, children }: MarkupElement): MarkupElement[] {
  const stray = children.find((child: Markup) => !isElement(child) && child.trim() !== '')
  if (stray !== undefined) throw new Unkept(`<${name}>${String(stray).trim().slice(0, 40)}`)
  return children.filter(isElement)
}
