import { setTimeout as pause } from 'node:timers/promises'

const shortestMs = 200
const longestMs = 10_000
const calmMs = 15_000

/** Waits longer each time it is asked, from 0.2 s to 10 s, and from the start again after a calm while. */
export function backOff(now: () => number = performance.now.bind(performance)) {
  let delay = shortestMs / 2
  let last = now()
  return {
    next(): number {
      delay = now() - last > calmMs + delay ? shortestMs : Math.min(delay * 2, longestMs)
      last = now()
      return delay
    },
    async wait(signal?: AbortSignal): Promise<void> {
      await pause(this.next(), undefined, { signal }).catch((error: Error) => {
        if (error.name !== 'AbortError') throw error
      })
    },
  }
}
