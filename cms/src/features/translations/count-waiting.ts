import { dayKeyOf } from '@cyberluach/core/day-key'
import { drizzle } from 'drizzle-orm/node-postgres'
import { millisecondsInMinute } from 'date-fns/constants'
import type { Pool } from 'pg'
import { countPending } from './pending.ts'
import { countTexts, pendingTexts } from './pending-texts.ts'

type Counted = { at: number; waiting: Promise<number> }

const countedOf = new WeakMap<Pool, Counted>()

/**
 * How many texts of all kinds wait for a translator, at most a minute ago: every text has to be looked at for it, and
 * each open dashboard asks every five seconds.
 */
export function countWaiting(pool: Pool, now: Date, timeZone: string): Promise<number> {
  const known = countedOf.get(pool)
  if (known && Math.abs(now.getTime() - known.at) < millisecondsInMinute) return known.waiting
  const waiting = readWaiting(pool, dayKeyOf(now, timeZone))
  const counted = { at: now.getTime(), waiting }
  countedOf.set(pool, counted)
  // Who asked is told of the failure; who asks next tries again.
  waiting.catch(() => countedOf.get(pool) === counted && countedOf.delete(pool))
  return waiting
}

async function readWaiting(pool: Pool, today: string): Promise<number> {
  const [counts, texts] = await Promise.all([
    countPending(drizzle({ client: pool }), today),
    pendingTexts(pool),
  ])
  return [...Object.values(counts), countTexts(texts)].reduce(
    (sum, { missing, changed }) => sum + missing + changed,
    0,
  )
}
