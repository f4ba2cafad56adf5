/** What the editor stores, as far as posts use it (Lexical's JSON). */
export type Direction = 'ltr' | 'rtl' | null

type Node<Type extends string, Fields = unknown> = { type: Type; version: number } & Fields
type Element<Type extends string, Fields = unknown> = Node<Type, Fields> & {
  direction: Direction
  format: ''
  indent: number
  children: LexicalNode[]
}

type TextNode = Node<'text', { text: string; format: number; style: ''; mode: 'normal'; detail: 0 }>
export type ImageFields = { src: string; alt?: string; title?: string; width?: number; height?: number }
export type ImageNode = Node<'inlineBlock', { fields: ImageFields & { id: string; blockType: 'image' } }>
type LinkFields = { linkType: 'custom'; url: string; newTab: boolean; title?: string }
export type LinkNode = Element<'link', { id: string; fields: LinkFields }>
export type InlineNode = TextNode | Node<'linebreak'> | ImageNode | LinkNode

export type ListNode = Element<'list', { listType: 'bullet' | 'number'; start: number; tag: 'ul' | 'ol' }>
export type ListItemNode = Element<'listitem', { value: number }>
type CodeFields = { id: string; blockName: ''; blockType: 'code'; code: string; language?: string }
export type CodeNode = Node<'block', { format: ''; fields: CodeFields }>
type PictureFields = { alt?: string; caption?: string }
/** An uploaded picture. Its own words for those who cannot see it are the picture's: `alt` only stands for others here. */
export type PictureNode = Node<
  'upload',
  { format: ''; id: string; relationTo: 'media'; value: string; fields: PictureFields }
>
export type TableNode = Element<'table'>
export type RowNode = Element<'tablerow'>
type Cell = { headerState: number; colSpan: number; rowSpan: number; backgroundColor: null }
export type CellNode = Element<'tablecell', Cell>
type TextBlock = Element<'paragraph', { textFormat: 0; textStyle: '' }> | Element<'heading', { tag: string }>
type PlainBlock = TextBlock | Element<'quote'> | Node<'horizontalrule'>
export type BlockNode = PlainBlock | ListNode | CodeNode | PictureNode | TableNode
type LexicalNode = InlineNode | BlockNode | ListItemNode | RowNode | CellNode

export type LexicalState = { root: Element<'root'> }

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
