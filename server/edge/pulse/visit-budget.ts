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
 * sign of life still counts; of one more visitor, or one more page, than the network has it does not.
 */
export function visitBudget(
  scale: number,
  now: () => number = Date.now,
): (network: string, visitor: string, page: string) => boolean {
  const networks = new Map<string, Seen>()
  let entries = 0
  let ends = 0

  return function counts(network, visitor, page) {
    if (now() >= ends || entries >= mostEntries) {
      networks.clear()
      entries = 0
      ends = now() + hourMs
    }
    const seen = networks.get(network) ?? { visitors: new Set(), pages: new Set() }
    networks.set(network, seen)
    const isKnown = mark(seen.visitors, shortened(visitor), visitorsAnHour * scale)
    return isKnown && mark(seen.pages, shortened(`${visitor} ${page}`), pagesAnHour * scale)
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
