import { setTimeout as pause } from 'node:timers/promises'
import type { Span } from './trouble.ts'

const everyMs = 100
/** A machine that is busy with starts answers late, and has answered all the same. */
const limitMs = 10_000

export type Outages = { stop: () => Promise<Span[]> }

/**
 * Asks for `url` again and again. It is out from when the last question before it was asked that was answered well,
 * until the next good answer.
 */
export function watchOutages(url: string): Outages {
  const found: Span[] = []
  let isOver = false
  let lastAsked = Date.now()
  let isOut = false
  const watching = watch()
  return {
    async stop() {
      isOver = true
      await watching
      return isOut ? [...found, { from: lastAsked, to: Date.now() }] : found
    },
  }

  async function watch(): Promise<void> {
    while (!isOver) {
      const asked = Date.now()
      const isWell = await answersWell(url)
      if (isWell && isOut) found.push({ from: lastAsked, to: Date.now() })
      isOut = !isWell
      if (isWell) lastAsked = asked
      await pause(everyMs)
    }
  }
}

async function answersWell(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(limitMs) }).catch(() => null)
  const isWhole = await answer?.arrayBuffer().then(
    () => true,
    () => false,
  )
  return answer?.ok === true && isWhole === true
}
