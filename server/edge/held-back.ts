import { createHmac } from 'node:crypto'

/** What pages of one answer leave out (`site/src/kept/held-back.ts`), under a name that no text can hold. */
export type HeldBack = { name: string; parts: (string | Buffer)[] }

/** The same for all edges of one secret: Astro names an island by what it holds, and so a page by its marks. */
export function markName(secret: string): string {
  return `held-back-${createHmac('sha256', secret).update('held back').digest('hex')}`
}

const end = Buffer.from('-->')

/** A page with the markup that it held back where its marks stand, theirs among it. */
export function filled(page: Buffer, heldBack: HeldBack): Buffer {
  if (heldBack.parts.length === 0) return page
  return Buffer.concat([...piecesOf(page, heldBack, Buffer.from(`<!--${heldBack.name}:`))])
}

function* piecesOf(page: Buffer, heldBack: HeldBack, begin: Buffer): Iterable<Buffer> {
  let from = 0
  for (let mark = page.indexOf(begin); mark >= 0; mark = page.indexOf(begin, from)) {
    const closing = page.indexOf(end, mark)
    const part = heldBack.parts[Number(page.toString('latin1', mark + begin.length, closing))]
    if (part === undefined) throw new Error('A page names markup that it did not hold back')
    yield page.subarray(from, mark)
    // What is bytes already was finished before this page.
    if (typeof part === 'string') yield* piecesOf(Buffer.from(part), heldBack, begin)
    else yield part
    from = closing + end.length
  }
  yield page.subarray(from)
}
