import renderer from '@astrojs/react/server.js'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { heldBackOf, markOf, type HeldBack } from '../markup-cache/held-back.ts'
import { MarkupCacheContext, type CachedMarkup } from '../markup-cache/MarkupCacheContext.ts'
import { createMarkupCache } from '../markup-cache/markup-cache.ts'

/** Of what React wrote for components whose properties come again and again, in characters. */
const markupCache = createMarkupCache(4_000_000)

/** Less is not worth a second look at the page. */
const leastHeldBack = 4_000

type Renderer = typeof renderer
type Arguments = Parameters<Renderer['renderToStaticMarkup']>
type Page = { result?: { request?: Request } }

/**
 * Astro's use of React, but for three things. It is not tried out whether a component is one of React's, for which Astro
 * calls each once more: here all are. What was written for the same properties is not written again: most of a page is the
 * same for everybody until a text or an event changes. So a component may depend on nothing but its properties. And a large
 * island is held back until the page is written (`markup-cache/held-back.ts`).
 */
const ours: Renderer = {
  ...renderer,
  // An element's name that a page chose while it was made is nobody's component.
  check: async (component: unknown) => typeof component !== 'string',
  renderToStaticMarkup: async function write(this: Page, ...args: Arguments) {
    const [component, props, slots] = args
    // Nobody asks `useId`: the prefix that Astro would have for it is left out.
    if (Object.keys(slots).length > 0) return { html: await withSlots(this, args) }
    const heldBack = heldBackOf(this.result?.request)
    const html = markupCache.of(component as object, props, (isForOnce) =>
      markupOf(component as ComponentType, props, isForOnce ? heldBack : undefined),
    )
    return { html: heldBack && html.length >= leastHeldBack ? markOf(heldBack, html) : html }
  },
}

export default ours

/** What Astro puts between a component's tags comes as markup, which Astro's own way knows to put in its place. */
async function withSlots(page: Page, args: Arguments): Promise<string> {
  return (await renderer.renderToStaticMarkup.apply(page, args)).html
}

function markupOf(component: ComponentType, props: object, heldBack?: HeldBack): string {
  const cachedMarkup: CachedMarkup = (part, key) => markupCache.under(key, () => renderToString(part), heldBack)
  return renderToString(createElement(MarkupCacheContext, { value: cachedMarkup }, createElement(component, props)))
}
