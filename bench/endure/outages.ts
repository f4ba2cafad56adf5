import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Span } from './trouble.ts'

const everyMs = 100
/** A machine that is busy with starts answers late, and has answered all the same. */
const limitMs = 10_000

export type Outages = { stop: () => Promise<Span[]> }

/**
 * Asks for `url` again and again, each time on a connection of its own: who leaves takes no new ones, and answers on
 * old ones for a while still. It is out from when the last question before it was asked that was answered well,
 * until the next good answer. With `mostApartMs`, a longer time between two good answers counts as out as well: a moment
 * of it would not have been seen.
 */
export function watchOutages(url: string, mostApartMs = Number.POSITIVE_INFINITY): Outages {
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
      const isUnseen = Date.now() - lastAsked > mostApartMs
      if (isWell && (isOut || isUnseen)) found.push({ from: lastAsked, to: Date.now() })
      isOut = !isWell
      if (isWell) lastAsked = asked
      await pause(everyMs)
    }
  }
}

function answersWell(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = get(url, { agent: false, signal: AbortSignal.timeout(limitMs) }, (answer) => {
      const isGood = answer.statusCode !== undefined && answer.statusCode < 300
      answer.resume().once('close', () => resolve(isGood && answer.complete))
    })
    asking.once('error', () => resolve(false))
  })
}
