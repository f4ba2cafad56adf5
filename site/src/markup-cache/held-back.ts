/**
 * Markup that a page leaves out, in the order of its marks. Their name is nobody's to guess: a title that reads like a mark
 * is a title, and Astro leaves its brackets as they are in an attribute.
 */
export type HeldBack = { name: string; parts: (string | Buffer)[] }

/** Where the markup goes that a page holds back, by the request that it answers. */
const held = new WeakMap<Request, HeldBack>()

/** From here on the pages that answer this request leave markup in `heldBack`, for whoever puts it in its place. */
export function holdBack(request: Request, heldBack: HeldBack | undefined): void {
  if (heldBack) held.set(request, heldBack)
}

/** Absent where nobody fills the page. */
export function heldBackOf(request: Request | undefined): HeldBack | undefined {
  return request && held.get(request)
}

/**
 * What to write in place of finished markup. Astro reads what an island holds letter by letter to find a name for it, and
 * copies it from piece to piece, and the page becomes bytes in the end: of what is large it gets only a mark, where the
 * edge puts the whole (`server/edge/render/render.ts`).
 */
export function markOf({ name, parts }: HeldBack, markup: string | Buffer): string {
  return `<!--${name}:${parts.push(markup) - 1}-->`
}

/** Markup with all that it held back, for a cache that keeps it longer than this page. */
export function withoutMarks(markup: string, heldBack: HeldBack): string {
  const marks = new RegExp(`<!--${heldBack.name}:(\\d+)-->`, 'g')
  return markup.replace(marks, (_, number: string) => withoutMarks(String(heldBack.parts[Number(number)]), heldBack))
}
