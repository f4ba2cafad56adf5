/** Where the markup goes that a page holds back, by the request that it answers. */
const held = new WeakMap<Request, string[]>()

/** Less is not worth a second look at the page. */
const leastCharacters = 4_000

/** From here on the pages that answer this request leave large markup in `parts`, for whoever puts it in its place. */
export function holdBack(request: Request, parts: string[] | undefined): void {
  if (parts) held.set(request, parts)
}

/**
 * What to write in the place of an island's markup. Astro reads what it is given letter by letter to find a name for the
 * island, and copies it from piece to piece: of what is large it gets only a mark, where the edge puts the whole
 * (`server/edge/held-back.ts`).
 */
export function markFor(request: Request | undefined, html: string): string {
  const parts = request && held.get(request)
  if (!parts || html.length < leastCharacters) return html
  parts.push(html)
  return `<!--held-back:${parts.length - 1}-->`
}
