import { randomBytes } from 'node:crypto'
import { cleanText } from '@cyberluach/core/text/text-hygiene'
import {
  element,
  type ImageFields,
  type ImageNode,
  type InlineNode,
  type LinkNode,
  Unsupported,
} from './lexical-nodes.ts'
import { isElement, type Markup, type MarkupElement, markOf } from './markup.ts'

/** What surrounds a run of text: its marks, and the link it stands in. */
export type Surroundings = { marks: number; link: MarkupElement | null }

export const nothingAround: Surroundings = { marks: 0, link: null }

export function surroundingsWithin(around: Surroundings, element: MarkupElement): Surroundings {
  if (element.name === 'a' && element.attributes.href) return { ...around, link: element }
  return { ...around, marks: around.marks | markOf(element.name) }
}

/** A run of inline HTML as the editor's nodes, its white space as a browser would show it. */
export function inlineNodes(run: readonly { part: Markup; around: Surroundings }[]): InlineNode[] {
  const nodes: InlineNode[] = []
  for (const { part, around } of run) addPart(nodes, part, around)
  return withoutNeedlessSpace(nodes)
}

function addPart(nodes: InlineNode[], part: Markup, around: Surroundings): void {
  if (!isElement(part)) return addLeaf(nodes, textNode(cleanText(part), around.marks), around)
  if (part.name === 'br') return addLeaf(nodes, { type: 'linebreak', version: 1 }, around)
  if (part.name === 'img') return addLeaf(nodes, imageNode(part), around)
  const within = surroundingsWithin(around, part)
  for (const child of part.children) addPart(nodes, child, within)
}

function addLeaf(nodes: InlineNode[], leaf: InlineNode, { link }: Surroundings): void {
  const before = nodes.at(-1)
  if (!link) return addTo(nodes, leaf)
  if (before?.type === 'link' && linkOf.get(before) === link) return addTo(before.children as InlineNode[], leaf)
  nodes.push(linkNode(link, leaf))
}

/** Neighbours of the same look are one text, as the editor would make them. */
function addTo(nodes: InlineNode[], leaf: InlineNode): void {
  const before = nodes.at(-1)
  if (leaf.type === 'text' && before?.type === 'text' && before.format === leaf.format) before.text += leaf.text
  else nodes.push(leaf)
}

/** Which element each link was made of: two links to one place beside each other stay two. */
const linkOf = new WeakMap<LinkNode, MarkupElement>()

function linkNode(link: MarkupElement, leaf: InlineNode): LinkNode {
  const { href = '', target, title } = link.attributes
  const fields = {
    linkType: 'custom' as const,
    url: href,
    newTab: target?.toLowerCase() === '_blank',
    ...(title && { title: cleanText(title) }),
  }
  const node: LinkNode = { type: 'link', ...element([leaf]), version: 3, id: newId(), fields }
  linkOf.set(node, link)
  return node
}

function textNode(text: string, format: number): InlineNode {
  return { type: 'text', text, format, style: '', mode: 'normal', detail: 0, version: 1 }
}

function imageNode({ attributes }: MarkupElement): ImageNode {
  const { src = '', alt, title, width, height } = attributes
  const fields: ImageFields = {
    src,
    ...(alt !== undefined && { alt: cleanText(alt) }),
    ...(title && { title: cleanText(title) }),
    ...(width && { width: pixelsOf('width', width) }),
    ...(height && { height: pixelsOf('height', height) }),
  }
  return { type: 'inlineBlock', version: 1, fields: { ...fields, id: newId(), blockType: 'image' } }
}

function pixelsOf(name: string, text: string): number {
  const pixels = Number(text.replace(/px$/, ''))
  if (!Number.isInteger(pixels) || pixels < 1 || pixels > 10_000)
    throw new Unsupported(`<img ${name}="${text.slice(0, 40)}">`)
  return pixels
}

/** As ids of Payload's editor are: 24 hexadecimal digits. */
export function newId(): string {
  return randomBytes(12).toString('hex')
}

/** Runs of white space become one space, none stands at the ends or beside a line break. */
function withoutNeedlessSpace(nodes: InlineNode[]): InlineNode[] {
  const leaves = nodes.flatMap((node) => (node.type === 'link' ? (node.children as InlineNode[]) : [node]))
  let isAfterSpace = true
  for (const leaf of leaves) {
    if (leaf.type === 'text') {
      leaf.text = leaf.text.replace(/[ \t\n\f\r]+/g, ' ')
      if (isAfterSpace) leaf.text = leaf.text.replace(/^ /, '')
      if (leaf.text !== '') isAfterSpace = leaf.text.endsWith(' ')
    } else isAfterSpace = leaf.type === 'linebreak'
  }
  let isBeforeEnd = true
  for (const leaf of leaves.toReversed()) {
    if (leaf.type === 'text') {
      if (isBeforeEnd) leaf.text = leaf.text.replace(/ $/, '')
      if (leaf.text !== '') isBeforeEnd = false
    } else isBeforeEnd = leaf.type === 'linebreak'
  }
  return merged(nodes)
}

/** Texts that turned out empty are left out, links that hold nothing with them; neighbours of one look join again. */
function merged(nodes: InlineNode[]): InlineNode[] {
  const joined: InlineNode[] = []
  for (const node of nodes) {
    if (node.type === 'text' && node.text === '') continue
    if (node.type === 'link') {
      node.children = merged(node.children as InlineNode[])
      if (node.children.length === 0) continue
    }
    addTo(joined, node)
  }
  return joined
}
