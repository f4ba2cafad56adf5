import { cleanText } from '@cyberluach/core/text-hygiene'
import { inlineNodes, newId, nothingAround, surroundingsWithin, type Surroundings } from './inline-nodes.ts'
import { element, type BlockNode, type CodeNode, type Direction, type InlineNode } from './lexical-nodes.ts'
import { listNode } from './list-nodes.ts'
import { directionOf, holdsBlock, inlineOf } from './block-parts.ts'
import { isElement, textOf, type Markup, type MarkupElement } from './markup.ts'
import { isPicture, pictureNode } from './picture-nodes.ts'
import { blockTags, headingTags } from './post-tags.ts'
import { tableNode } from './table-nodes.ts'
import { Unkept } from './unkept.ts'

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
    else
      blocks.push(
        ...blockNodes(part.children, directionOf(part, direction), surroundingsWithin(around, part)),
      )
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
  if (around.marks > 0 || around.link) throw new Unkept(`<${name}>`)
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
    if (part.name !== 'code') throw new Unkept(`<pre><${part.name}>`)
    return codeOf(part.children)
  })
  return cleanText(lines.join(''))
}
