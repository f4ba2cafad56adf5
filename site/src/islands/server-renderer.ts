import renderer from '@astrojs/react/server.js'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { markFor } from './held-back.ts'
import { KeptContent, type KeepContent } from './KeptContent.ts'
import { createKeptMarkup } from './kept-markup.ts'

/** Of what React wrote for components whose properties come again and again, in characters. */
const kept = createKeptMarkup(4_000_000)

type Renderer = typeof renderer
type Asked = Parameters<Renderer['renderToStaticMarkup']>
type Page = { result?: { request?: Request } }

/**
 * Astro's use of React, but for three things. It is not tried out whether a component is one of React's, for which Astro
 * calls each once more: here all are. What was written for the same properties is not written again: most of a page is the
 * same for everybody until a text or an event changes. So a component may depend on nothing but its properties. And a large
 * island is held back until the page is written (`held-back.ts`).
 */
const ours: Renderer = {
  ...renderer,
  // An element's name that a page chose while it was made is nobody's component.
  check: async (component: unknown) => typeof component !== 'string',
  renderToStaticMarkup: async function write(this: Page, ...asked: Asked) {
    const [component, props, slots] = asked
    // Nobody asks `useId`: the prefix that Astro would have for it is left out.
    if (Object.keys(slots).length > 0) return { html: await withSlots(this, asked) }
    const html = kept.of(component as object, props, () => markupOf(component as ComponentType, props))
    return { html: markFor(this.result?.request, html) }
  },
}

export default ours

/** What Astro puts between a component's tags comes as markup, which Astro's own way knows to put in its place. */
async function withSlots(page: Page, asked: Asked): Promise<string> {
  return (await renderer.renderToStaticMarkup.apply(page, asked)).html
}

function markupOf(component: ComponentType, props: object): string {
  return renderToString(createElement(KeptContent, { value: keepContent }, createElement(component, props)))
}

const keepContent: KeepContent = (part, said) => kept.under(said, () => renderToString(part))
