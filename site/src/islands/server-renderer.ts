import renderer from '@astrojs/react/server.js'
import { createKeptMarkup } from './kept-markup.ts'

/** Of what React wrote for components whose properties come again and again, in characters. */
const kept = createKeptMarkup(2_000_000)

type Write = (typeof renderer)['renderToStaticMarkup']

/**
 * Astro's use of React, but for two things. It is not tried out whether a component is one of React's, for which Astro
 * calls each once more: here all are. And what was written for the same properties is not written again: most of a page is
 * the same for everybody until a text or an event changes. So a component may depend on nothing but its properties.
 */
const ours: typeof renderer = {
  ...renderer,
  // An element's name that a page chose while it was made is nobody's component.
  check: async (component: unknown) => typeof component !== 'string',
  renderToStaticMarkup: async function write(this: unknown, ...asked: Parameters<Write>) {
    const [component, props, slots] = asked
    const rendered = async () =>
      (await (renderer.renderToStaticMarkup as Write).call(this as never, ...asked)).html
    // Nobody asks `useId`: the prefix that Astro would have for it is left out.
    return { html: await kept.of(component as object, { props, slots }, rendered) }
  } as Write,
}

export default ours
