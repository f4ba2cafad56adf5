import { isWebLink } from '@cyberluach/core/web-link'
import { isElement, type Markup, type MarkupElement } from './markup.ts'
import { hostileTags, isKept } from './post-tags.ts'
import { carriesScript } from './script-traces.ts'

const hostile: ReadonlySet<string> = new Set(hostileTags)

/**
 * The tree without programs, styles, plug-ins and drawings. A drawing that was never closed would take the rest of the
 * text with it: as in a browser, what belongs to HTML stands outside of it.
 */
export function withoutHostile(markup: readonly Markup[]): Markup[] {
  return markup.flatMap((part): Markup[] => {
    if (!isElement(part)) return [part]
    if (part.name === 'svg' || part.name === 'math') return outsideOfDrawing(part.children)
    if (hostile.has(part.name) && !isEmbedding(part)) return []
    return [{ ...part, children: withoutHostile(part.children) }]
  })
}

function outsideOfDrawing(markup: readonly Markup[]): Markup[] {
  return markup.flatMap((part) => {
    if (!isElement(part)) return []
    const isHtml = part.name !== 'a' && (isKept(part.name) || part.name === 'div' || part.name === 'span')
    return isHtml ? withoutHostile([part]) : outsideOfDrawing(part.children)
  })
}

/** A frame with another site's page is content that would be missed; one with a script is not. */
function isEmbedding({ name, attributes }: MarkupElement): boolean {
  const isFrame = name === 'iframe' && isWebLink(attributes.src ?? '')
  return isFrame && !('srcdoc' in attributes) && !carriesScript(attributes)
}
