/** What the editor stores, as far as posts use it (Lexical's JSON). */
export type Direction = 'ltr' | 'rtl' | null

type Element = { direction: Direction; format: ''; indent: number; version: number; children: LexicalNode[] }

type TextNode = {
  type: 'text'
  text: string
  format: number
  style: ''
  mode: 'normal'
  detail: 0
  version: 1
}
type LineBreakNode = { type: 'linebreak'; version: 1 }
export type ImageFields = { src: string; alt?: string; title?: string; width?: number; height?: number }
export type ImageNode = {
  type: 'inlineBlock'
  version: 1
  fields: ImageFields & { id: string; blockType: 'image' }
}
export type LinkNode = Element & {
  type: 'link'
  id: string
  fields: { linkType: 'custom'; url: string; newTab: boolean; title?: string }
}
export type InlineNode = TextNode | LineBreakNode | ImageNode | LinkNode

type ParagraphNode = Element & { type: 'paragraph'; textFormat: 0; textStyle: '' }
type HeadingNode = Element & { type: 'heading'; tag: string }
type QuoteNode = Element & { type: 'quote' }
export type ListNode = Element & {
  type: 'list'
  listType: 'bullet' | 'number'
  start: number
  tag: 'ul' | 'ol'
}
export type ListItemNode = Element & { type: 'listitem'; value: number }
type RuleNode = { type: 'horizontalrule'; version: 1 }
export type CodeNode = {
  type: 'block'
  version: 2
  format: ''
  fields: { id: string; blockName: ''; blockType: 'code'; code: string; language?: string }
}
/** An uploaded picture. Its own words for those who cannot see it are the picture's: `alt` only stands for others here. */
export type PictureNode = {
  type: 'upload'
  version: 3
  format: ''
  id: string
  relationTo: 'media'
  value: string
  fields: { alt?: string; caption?: string }
}
export type TableNode = Element & { type: 'table' }
export type RowNode = Element & { type: 'tablerow' }
export type CellNode = Element & {
  type: 'tablecell'
  headerState: number
  colSpan: number
  rowSpan: number
  backgroundColor: null
}
export type BlockNode =
  | ParagraphNode
  | HeadingNode
  | QuoteNode
  | ListNode
  | RuleNode
  | CodeNode
  | PictureNode
  | TableNode
type LexicalNode = InlineNode | BlockNode | ListItemNode | RowNode | CellNode

export type LexicalState = { root: Element & { type: 'root' } }

/** The parts that every element of the editor has. */
export function element<Child extends LexicalNode>(
  children: Child[],
  direction: Direction = null,
  indent = 0,
): { direction: Direction; format: ''; indent: number; version: 1; children: Child[] } {
  return { direction, format: '', indent, version: 1, children }
}

/** Thrown inside of the conversion alone: a structure for which the editor has no place. */
export class Unsupported extends Error {
  readonly structure: string

  constructor(structure: string) {
    super(structure)
    this.structure = structure
  }
}
