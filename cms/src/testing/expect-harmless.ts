import { expect } from 'vitest'
import { isElement, markupOf, type Markup, type MarkupElement } from '../features/posts/html/markup.ts'

const allowed: Record<string, string> = {
  '*': 'dir',
  a: 'href target rel title',
  img: 'src alt title width height',
  ol: 'start',
  code: 'class',
  th: 'scope colspan rowspan',
  td: 'colspan rowspan',
}
const tags = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol li pre code table thead tbody tr th td hr br a img strong em u s mark sub sup'.split(
    ' ',
  ),
)

/** For tests: nothing but the tags and attributes that posts are made of, and links to the web or a mailbox. */
export function expectHarmless(html: string): void {
  for (const { name, attributes } of elementsOf(markupOf(html) ?? [])) {
    expect(tags).toContain(name)
    const known = `${allowed['*']} ${allowed[name] ?? ''}`.split(' ')
    for (const [attribute, value] of Object.entries(attributes)) {
      expect(known).toContain(attribute)
      if (attribute === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:)/)
      if (attribute === 'src') expect(value).toMatch(/^https?:\/\//)
    }
  }
}

function elementsOf(markup: readonly Markup[]): MarkupElement[] {
  return markup.filter(isElement).flatMap((element) => [element, ...elementsOf(element.children)])
}
