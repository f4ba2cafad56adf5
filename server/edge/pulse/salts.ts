import { createHmac, randomBytes } from 'node:crypto'
import { addDays, dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { startOfDay } from '@cyberluach/core/dates/zoned-time'
import type { Pool } from 'pg'
import type { PageHit } from './page-hit.ts'

const visitMs = 30 * 60_000

/** The keys of one visitor: of the day, and yesterday's while a visit may still be going on from before midnight. */
export type Keys = { key: string; previous: string | null }

/**
 * Keyed hashes of address and user agent. The salts are random, one a day in the site's time zone, shared by every edge
 * through the database, and deleted there within 48 hours: from then on no key can be told from an address.
 */
export function createKeys(pool: Pool, timeZone: string) {
  const salts = new Map<DayKey, Promise<Buffer>>()

  return async function keysOf({ at, address, agent }: PageHit): Promise<Keys> {
    const day = dayKeyOf(new Date(at), timeZone)
    const isShortlyAfterMidnight = at - Date.parse(startOfDay(day, timeZone)) < visitMs
    const visitor = `${address}\n${agent.text}`
    return {
      key: hashed(await saltOf(day), visitor),
      previous: isShortlyAfterMidnight ? hashed(await saltOf(addDays(day, -1)), visitor) : null,
    }
  }

  function saltOf(day: DayKey): Promise<Buffer> {
    const known = salts.get(day)
    if (known) return known
    for (const old of salts.keys()) if (old < addDays(day, -1)) salts.delete(old)
    const salt = sharedSalt(pool, day)
    salts.set(day, salt)
    salt.catch(() => salts.delete(day))
    return salt
  }
}

async function sharedSalt(pool: Pool, day: DayKey): Promise<Buffer> {
  await pool.query('insert into analytics_salts (day, salt) values ($1, $2) on conflict do nothing', [
    day,
    randomBytes(32),
  ])
  const { rows } = await pool.query<{ salt: Buffer }>('select salt from analytics_salts where day = $1', [
    day,
  ])
  if (!rows[0]) throw new Error('The salt of the day was deleted while it was read')
  return rows[0].salt
}

function hashed(salt: Buffer, visitor: string): string {
  return createHmac('sha256', salt).update(visitor).digest('hex')
}
