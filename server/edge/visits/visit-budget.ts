import type { Agent, Place } from '../http/client.ts'
import { alone, type Peers } from '../peers.ts'
import { createHmac, randomBytes } from 'node:crypto'
import { addDays, dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { startOfDay } from '@cyberluach/core/dates/zoned-time'
import type { Pool } from 'pg'

/** A sign of life that counts, until it is written. Address and user agent never leave memory. */
export type PageHit = {
  at: number
  address: string
  agent: Agent
  place: Place
  page: string
  path: string
  loadMs: number | null
}

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
 * is sent to the other processes, and what is new there is known here a moment later.
 */
export function visitBudget(
  scale: number,
  now: () => number = Date.now,
  peers: Peers<VisitMark> = alone(),
): (network: string, visitor: string, page: string) => boolean {
  const networks = new Map<string, Seen>()
  let entries = 0
  let ends = 0

  peers.onNews(({ network, visitor, page }) => {
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
    if (isCounted && isNew) peers.send({ network, visitor, page })
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
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return sum >>> 0
}

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
  const { rows } = await pool.query<{ salt: Buffer }>('select salt from analytics_salts where day = $1', [day])
  if (!rows[0]) throw new Error('The salt of the day was deleted while it was read')
  return rows[0].salt
}

function hashed(salt: Buffer, visitor: string): string {
  return createHmac('sha256', salt).update(visitor).digest('hex')
}
