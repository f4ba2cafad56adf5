import { dayKeyOf } from '@cyberluach/core/day-key'
import { drizzle } from 'drizzle-orm/node-postgres'
import { millisecondsInMinute } from 'date-fns/constants'
import type { Pool } from 'pg'
import type { Kind } from './kinds.ts'
import { countPending, type Counts } from './pending.ts'
import { countTexts, pendingTexts } from './pending-texts.ts'

type WaitingTexts = Record<Kind, Counts>
type Counted = { at: number; waiting: Promise<WaitingTexts> }

const countedOf = new WeakMap<Pool, Counted>()

/**
 * How many texts of all kinds wait for a translator, at most a minute ago: every text has to be looked at for it, and
 * each open dashboard asks every five seconds.
 */
export async function countWaiting(pool: Pool, now: Date, timeZone: string): Promise<number> {
  const known = countedOf.get(pool)
  const isFresh = known && Math.abs(now.getTime() - known.at) < millisecondsInMinute
  const counts = await (isFresh ? known.waiting : countWaitingNow(pool, now, timeZone))
  return Object.values(counts).reduce((sum, { missing, changed }) => sum + missing + changed, 0)
}

/** The same of each kind, at this moment; a dashboard that asks next says the same. */
export function countWaitingNow(pool: Pool, now: Date, timeZone: string): Promise<WaitingTexts> {
  const waiting = readWaiting(pool, dayKeyOf(now, timeZone))
  const counted = { at: now.getTime(), waiting }
  countedOf.set(pool, counted)
  // Who asked is told of the failure; who asks next tries again.
  waiting.catch(() => countedOf.get(pool) === counted && countedOf.delete(pool))
  return waiting
}

async function readWaiting(pool: Pool, today: string): Promise<WaitingTexts> {
  const [counts, texts] = await Promise.all([
    countPending(drizzle({ client: pool }), today),
    pendingTexts(pool),
  ])
  return { ...counts, texts: countTexts(texts) }
}
