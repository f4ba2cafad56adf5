import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { isSharedHost } from '@cyberluach/core/events/shared-hosts'
import { isForbiddenHost, type PageRefusal } from '@cyberluach/core/sources/page-facts'
import { isDatabaseAway } from '../../../platform/database/availability.ts'
import { guardedFetch, type RobotsOfHosts } from '../../../platform/guarded-fetch/guarded-fetch.ts'
import { lookupPublic } from '../../../platform/guarded-fetch/public-address.ts'
import { logger } from '../../../platform/logger.ts'
import type { Services } from '../../../platform/services.ts'
import { behindWall } from '../../../platform/wall/behind-wall.ts'
import { eventTables } from '../../events/rows.ts'
import { onPublicInternet, pageLimits, shownHost } from '../fetch/read-list.ts'
import { withSourceLock } from '../fetch/source.ts'
import { canonicalHost } from '../match/identity.ts'
import { storeFacts } from './fill.ts'
import type { AskedEvent, PageQuestion, PageReading } from './read-facts.ts'

/** What a night came to. `skipped`: their hosts forbid it, or were undone. */
export type PageCounts = {
  read: number
  unchanged: number
  filled: number
  waiting: number
  skipped: number
  refused: Partial<Record<PageRefusal, number>>
}

export type DueEvent = AskedEvent & {
  id: string
  address: string
  etag: string | null
  lastModified: string | null
}

/** One request a second, and no more than these in a night. */
const usual = { pauseMs: 1_000, most: 100 }

/** Reads the own pages of what is ahead and lacks something, one after another, in one process at a time. */
export async function readEventPages(services: Services, { pauseMs, most } = usual): Promise<void> {
  if (!services.configuration.readsEventPages) return
  await withSourceLock(services.pool, 'event pages', async () => {
    const startedAt = new Date()
    const counts: PageCounts = { read: 0, unchanged: 0, filled: 0, waiting: 0, skipped: 0, refused: {} }
    const { due, skipped } = await findDue(services, startedAt)
    counts.skipped = skipped
    const robots: RobotsOfHosts = new Map()
    for (const [at, event] of due.slice(0, most).entries()) {
      if (at > 0) await wait(pauseMs)
      await readPage(services, event, robots, counts)
    }
    await services.pool.query('insert into page_runs (started_at, counts) values ($1, $2)', [startedAt, counts])
    await services.pool.query(`delete from page_runs where started_at < now() - interval '90 days'`)
  })
}

const readFacts = behindWall<PageQuestion, PageReading>(
  join(dirname(fileURLToPath(import.meta.url)), 'read-facts.ts'),
  'readFacts',
)

async function readPage(services: Services, event: DueEvent, robots: RobotsOfHosts, counts: PageCounts): Promise<void> {
  const { configuration, pool } = services
  const { timeZone } = configuration
  const { id, address, etag, lastModified, ...asked } = event
  const keep = (refusal: PageRefusal | null, read: Partial<DueEvent> = event) =>
    pool.query(
      `insert into page_reads (event_id, address, read_at, etag, last_modified, refusal)
       select id, $2, clock_timestamp(), $3, $4, $5 from events where id = $1
       on conflict (event_id) do update set address = excluded.address, read_at = excluded.read_at, etag = excluded.etag,
         last_modified = excluded.last_modified, refusal = excluded.refusal`,
      [id, address, read.etag ?? null, read.lastModified ?? null, refusal],
    )
  const refuse = async (reason: PageRefusal, read?: Partial<DueEvent>) => {
    counts.refused[reason] = (counts.refused[reason] ?? 0) + 1
    await keep(reason, read ?? {})
  }
  try {
    const fetched = await guardedFetch(address, {
      ...(configuration.readsPrivateLinks ? { configuration } : onPublicInternet(configuration)),
      lookup: async (name) => (isForbiddenHost(name) ? [] : lookupPublic(name)),
      lane: 'lists',
      accept: 'text/html,application/xhtml+xml',
      limits: pageLimits,
      robots,
      etag,
      lastModified,
    })
    if (fetched.kind === 'failed') return await refuse(fetched.reason)
    if (fetched.kind === 'notModified') {
      counts.unchanged += 1
      await pool.query('update page_reads set read_at = clock_timestamp() where event_id = $1', [id])
      return
    }
    const { text, finalUrl } = fetched
    if (canonicalHost(finalUrl) !== canonicalHost(address)) return await refuse('elsewhere')
    const today = dayKeyOf(new Date(), timeZone)
    const reading = await readFacts('lists', { text, address: finalUrl, timeZone, today, event: asked })
    if (typeof reading === 'string') return await refuse(reading)
    counts.read += 1
    if (reading.kind === 'refused') return await refuse(reading.reason, fetched)
    const stored = await storeFacts(services, event, reading.facts, { host: shownHost(address), address: finalUrl })
    counts.filled += stored.filled
    counts.waiting += stored.waiting
    await keep(null, fetched)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    logger.error({ err: error, event: id }, 'the page of an event could not be taken in')
    await refuse('unexpectedAnswer')
  }
}

/**
 * What is ahead and lacks something, whose page was never read, or a month ago, or before the last two weeks or three days;
 * what was never read first. On a host of many, only a page of its own is an event's.
 */
async function findDue({ pool, configuration }: Services, now: Date): Promise<{ due: DueEvent[]; skipped: number }> {
  const { rows: undone } = await pool.query<{ host: string }>(
    `select distinct host from page_facts where state = 'undone'`,
  )
  const { rows } = await pool.query<DueEvent>(
    `select e.id, e.registration_url as address, en.title, he.title as "titleHe", e.location_city as city,
       e.location_country as country, e.start_day as "startDay", e.end_day as "endDay", e.is_online as "isOnline",
       case when p.read_at > e.updated_at then p.etag end as etag,
       case when p.read_at > e.updated_at then p.last_modified end as "lastModified"
     from ${eventTables}
     left join page_reads p on p.event_id = e.id and p.address = e.registration_url
     where not e.is_sample and e.state in ('scheduled', 'moved') and e.start_day > $1
       and e.registration_url ~* '^https?://' and (coalesce(en.title, he.title) is not null)
       and (coalesce(en.description, '') = '' or e.all_day or (e.location_venue is null and e.location_city is not null)
         or (e.admission is null and e.price is null)
         or not exists (select from page_facts f where f.event_id = e.id and f.field = 'image'))
       and (p.read_at is null or p.read_at < $2::timestamptz - interval '30 days'
         or (e.start_day::date - 14 <= $1::date and p.read_at < e.start_day::date - 14)
         or (e.start_day::date - 3 <= $1::date and p.read_at < e.start_day::date - 3))
     order by p.read_at is not null, e.start_day, e.id`,
    [dayKeyOf(now, configuration.timeZone), now],
  )
  const own = rows.filter(({ address }) => isOwnPage(address))
  const hosts = new Set(undone.map(({ host }) => host))
  const due = own.filter(({ address }) => !isForbiddenHost(shownHost(address)) && !hosts.has(shownHost(address)))
  return {
    due: due.map((row) => ({ ...row, title: row.title ?? row.titleHe ?? '' })),
    skipped: own.length - due.length,
  }
}

function isOwnPage(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && (!isSharedHost(shownHost(address)) || url.pathname.length > 1)
}
