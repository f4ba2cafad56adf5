/** So long at a stretch: what is answered from the cache waits no longer for it. */
const stretchMs = 3

/**
 * Does small pieces of work one after the other, with a look at what else has arrived every few milliseconds. Hundreds
 * of requests that arrive together would otherwise be begun together, before anybody else is looked at.
 */
export function createTurns(now: () => number = () => performance.now()): (work: () => void) => void {
  const waiting: (() => void)[] = []
  let next = 0

  return function inTurn(work) {
    waiting.push(work)
    if (waiting.length === 1) setImmediate(stretch)
  }

  function stretch(): void {
    const ends = now() + stretchMs
    do {
      waiting[next]?.()
      next += 1
    } while (next < waiting.length && now() < ends)
    if (next < waiting.length) return void setImmediate(stretch)
    waiting.length = 0
    next = 0
  }
}
