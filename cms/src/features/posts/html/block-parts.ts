import { inlineNodes, nothingAround, type Surroundings } from './inline-nodes.ts'
import type { Direction, InlineNode } from './lexical-nodes.ts'
import { isPicture } from './picture-nodes.ts'
import { isElement, type MarkupElement } from './markup.ts'
import { blockTags, partTags } from './post-tags.ts'
import { isDirection } from './refused-html.ts'
import { Unkept } from './unkept.ts'

/** Whether an element is a block or has one inside, so that it cannot stand within a line of text. */
export function holdsBlock(element: MarkupElement): boolean {
  const { name, children } = element
  if (isPicture(element)) return true
  if (partTags.has(name)) throw new Unkept(`<${name}>`)
  return (
    name === 'div' || blockTags.has(name) || children.some((child) => isElement(child) && holdsBlock(child))
  )
}

export function directionOf({ attributes }: MarkupElement, otherwise: Direction = null): Direction {
  const { dir } = attributes
  return dir !== undefined && isDirection(dir) ? dir : otherwise
}

/** The text of an element that holds nothing but text. */
export function inlineOf(
  { name, children }: MarkupElement,
  around: Surroundings = nothingAround,
): InlineNode[] {
  const block = children.filter(isElement).find(holdsBlock)
  if (block) throw new Unkept(`<${name}><${block.name}>`)
  return inlineNodes(children.map((part) => ({ part, around })))
}
