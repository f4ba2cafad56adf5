import { isElement, markupOf, textOf, type Markup, blockTags, partTags } from './html/markup.ts'

/** All that there is to read in a post's HTML, its blocks apart from each other. */
export function readableText(html: string): string {
  return spacedText(markupOf(html) ?? []).trim()
}

/** What a post begins with: the text of its paragraphs, without headings, lists, tables and code. */
export function openingText(html: string): string {
  const paragraphs = (markupOf(html) ?? []).filter((part) => isElement(part) && part.name === 'p')
  return paragraphs
    .map((part) => textOf([part]).trim())
    .filter(Boolean)
    .join(' ')
}

/** Whether anything would be seen: a text, a picture, a line. */
export function isWritten(html: string): boolean {
  return readableText(html) !== '' || /<(?:img|hr)\b/.test(html)
}

function spacedText(markup: readonly Markup[]): string {
  return markup
    .map((part) => {
      if (!isElement(part)) return part
      const isApart = blockTags.has(part.name) || partTags.has(part.name) || part.name === 'br'
      const inner = spacedText(part.children)
      return isApart ? ` ${inner} ` : inner
    })
    .join('')
}
