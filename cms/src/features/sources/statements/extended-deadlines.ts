import { closingOf, type Deadline } from '@cyberluach/core/events/deadline'

/**
 * Deadlines that are shown, with those that a source stated, too, as it states them `now`: put off, or earlier. What it
 * never stated, or what was written otherwise, stays.
 */
export function extended(
  shown: readonly Deadline[],
  before: readonly Deadline[],
  now: readonly Deadline[],
): Deadline[] {
  const moved = new Map<string, Deadline>()
  for (const [kind, were] of Map.groupBy(before, (deadline) => deadline.kind)) {
    const are = now.filter((deadline) => deadline.kind === kind)
    // Another number of rounds says nothing of which one has moved.
    if (are.length !== were.length) continue
    for (const [at, was] of were.entries()) {
      const is = are[at]
      if (is && nameOf(is) !== nameOf(was)) moved.set(nameOf(was), is)
    }
  }
  return shown.map((deadline) => {
    const is = moved.get(nameOf(deadline))
    if (!is) return deadline
    const { day, at, zone, extendedFrom } = is
    return {
      ...deadline,
      day,
      at,
      zone,
      extendedFrom: extendedFrom ?? (day > deadline.day ? deadline.day : null),
    }
  })
}

const nameOf = (deadline: Deadline) => `${deadline.kind} ${Date.parse(closingOf(deadline))}`
