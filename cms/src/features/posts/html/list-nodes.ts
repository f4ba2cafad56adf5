import { directionOf, holdsBlock, inlineOf } from './block-parts.ts'
import { inlineNodes, nothingAround } from './inline-nodes.ts'
import {
  element,
  type Direction,
  type InlineNode,
  type ListItemNode,
  type ListNode,
} from './lexical-nodes.ts'
import { isElement, type Markup, type MarkupElement } from './markup.ts'
import { Unkept } from './unkept.ts'

/**
 * A list. The editor keeps a list within a list in an item of its own, after the item that it belongs to; the way back
 * puts it into that item again.
 */
export function listNode(list: MarkupElement, direction: Direction, depth = 0): ListNode {
  const isOrdered = list.name === 'ol'
  const start = isOrdered && list.attributes.start ? Number(list.attributes.start) : 1
  if (!Number.isInteger(start)) throw new Unkept('<ol start>')
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
    if (child.trim() !== '') throw new Unkept(`<${listName}>${child.trim().slice(0, 40)}`)
    return []
  }
  if (isList(child)) return [item([listNode(child, directionOf(child), depth + 1)], null, depth + 1)]
  if (child.name !== 'li') throw new Unkept(`<${listName}><${child.name}>`)
  return itemsOfOne(child, depth)
}

function itemsOfOne({ children, attributes }: MarkupElement, depth: number): ListItemNode[] {
  const firstList = children.findIndex((part) => isElement(part) && isList(part))
  const text = firstList < 0 ? children : children.slice(0, firstList)
  const lists = firstList < 0 ? [] : children.slice(firstList).filter(isSomething)
  const direction = directionOf({ name: 'li', attributes, children })
  const nested = lists.map((part) => {
    if (isElement(part) && isList(part))
      return item([listNode(part, directionOf(part), depth + 1)], null, depth + 1)
    throw new Unkept(`<li><ul>…</ul>${isElement(part) ? `<${part.name}>` : '…'}`)
  })
  const hasText = lists.length === 0 || text.some(isSomething)
  return [...(hasText ? [item(itemText(text), direction, depth)] : []), ...nested]
}

/** An item's text stands in it as it is, or in one paragraph. */
function itemText(parts: readonly Markup[]): InlineNode[] {
  const [only, ...others] = parts.filter(isSomething)
  if (only && isElement(only) && others.length === 0 && isParagraph(only)) return inlineOf(only)
  const block = parts.filter(isElement).find(holdsBlock)
  if (block) throw new Unkept(`<li><${block.name}>`)
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
