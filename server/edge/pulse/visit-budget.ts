import { alone, type Peers } from '../peers.ts'

/** Somebody's page that now counts: a network, and what stands for a visitor and a page of theirs. */
export type VisitMark = { network: string; visitor: number; page: number }

const hourMs = 3_600_000
/** A school or a conference behind one address is that many people within an hour, and hardly more. */
const visitorsAnHour = 300
/** What they may open together, ten pages each. */
const pagesAnHour = 3_000
/** Of all networks together, so that memory has an end: then everything is counted anew. */
const mostEntries = 200_000

type Seen = { visitors: Set<number>; pages: Set<number> }

/**
 * Bounds what one network can add to the statistics within an hour, since a beacon can say anything. Answers whether a
 * sign of life still counts; of one more visitor, or one more page, than the network has it does not. What is new here
 * is told to the other processes, and what is new there is known here a moment later.
 */
export function visitBudget(
  scale: number,
  now: () => number = Date.now,
  peers: Peers<VisitMark> = alone(),
): (network: string, visitor: string, page: string) => boolean {
  const networks = new Map<string, Seen>()
  let entries = 0
  let ends = 0

  peers.onTold(({ network, visitor, page }) => {
    const seen = seenOf(network)
    mark(seen.visitors, visitor, visitorsAnHour * scale)
    mark(seen.pages, page, pagesAnHour * scale)
  })

  return function counts(network, visitorText, pageText) {
    const seen = seenOf(network)
    const visitor = shortened(visitorText)
    const page = shortened(`${visitorText} ${pageText}`)
    const isNew = !seen.pages.has(page) || !seen.visitors.has(visitor)
    const isCounted =
      mark(seen.visitors, visitor, visitorsAnHour * scale) && mark(seen.pages, page, pagesAnHour * scale)
    if (isCounted && isNew) peers.tell({ network, visitor, page })
    return isCounted
  }

  function seenOf(network: string): Seen {
    if (now() >= ends || entries >= mostEntries) {
      networks.clear()
      entries = 0
      ends = now() + hourMs
    }
    const seen = networks.get(network) ?? { visitors: new Set(), pages: new Set() }
    networks.set(network, seen)
    return seen
  }

  function mark(set: Set<number>, entry: number, most: number): boolean {
    if (set.has(entry)) return true
    if (set.size >= most) return false
    set.add(entry)
    entries += 1
    return true
  }
}

/** 32 bits of a text (FNV-1a): two that fall together only count as one within their own network. */
function shortened(text: string): number {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return sum >>> 0
}
