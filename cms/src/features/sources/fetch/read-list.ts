import { subHours } from 'date-fns/subHours'
import {
  leastHoursOf,
  needsPermission,
  syncHours,
  type FetchFailure,
  type SourceKind,
} from '@cyberluach/core/sources/sources'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pool, PoolClient } from 'pg'
import { guardedFetch, type FetchOptions } from '../../../platform/guarded-fetch/guarded-fetch.ts'
import type { Services } from '../../../platform/services.ts'
import { behindWall } from '../../../platform/wall/behind-wall.ts'
import type { Parsed } from '../rows.ts'
import { readText as parseText, type ListText } from '../parse/read-text.ts'
import type { ListToRead } from './source.ts'
import { withDefaults } from '../parse/defaults.ts'
import { readPages, type Page } from './pages.ts'
import { ownListText } from './own-list.ts'
import type { LinkReading } from '@cyberluach/api/submissions'
import type { ReadEvent } from '@cyberluach/core/forms/read-event'
import type { Configuration } from '../../../platform/configuration.ts'
import { lookupPublic } from '../../../platform/guarded-fetch/public-address.ts'
import type { PageText } from '../parse/schema-org.ts'

type Validators = { etag: string | null; lastModified: string | null }

export type ReadList =
  | {
      kind: 'read'
      text: string
      parsed: Parsed
      etag: string | null
      lastModified: string | null
      /** A list of the team's own: what is gone from it was taken out by them. */
      isOwn?: boolean
    }
  | { kind: 'notModified' }
  | { kind: 'failed'; reason: FetchFailure; detail: string | null }

type ListRequest = Pick<ListToRead, 'kind' | 'address' | 'hasPermission'>

/** Reads the text of a list in a process of its own. */
export const readText = behindWall<ListText, Parsed>(
  join(dirname(fileURLToPath(import.meta.url)), '../parse/read-text.ts'),
  'readText',
)

/** Fetches a list, unless it is as it was, and reads it. Writes nothing but when it was asked for. */
export async function readList(
  services: Services,
  source: ListToRead,
  now: Date,
  known: Validators | null = null,
): Promise<ReadList> {
  const { configuration } = services
  if (needsPermission(source.kind) && !source.hasPermission) return failed('noPermission')
  const own = await ownListText(services.pool, source.address, configuration.timeZone)
  if (own !== null) return ownList(own, source, now, configuration)
  if (!(await mayAsk(services, source, now))) return failed('tooManyRequests')
  const [address = source.address, ...later] = askedAddresses(source, now)
  const options: FetchOptions = { configuration, lane: 'lists', accept: acceptOf[source.kind], robots: new Map() }
  const isAlone = later.length === 0
  const first = await guardedFetch(address, isAlone ? { ...options, ...known } : options)
  if (first.kind === 'notModified') return known ? first : failed('unexpectedAnswer', '304')
  const timeZone = source.timeZone ?? configuration.timeZone
  const read = (page: Page) =>
    readText('lists', { kind: source.kind, address: page.finalUrl, text: page.text, now, timeZone })
  const pages = await readPages({ first, later, mayLackFirst: isYoung(now) }, options, read)
  if ('kind' in pages) return pages
  const { text, parsed, count } = pages
  // What stands on several pages may have changed on any of them.
  const { etag, lastModified } = count === 1 && isAlone && first.kind === 'body' ? first : nothingKept
  return { kind: 'read', text, parsed: withDefaults(parsed, source), etag, lastModified }
}

const nothingKept = { etag: null, lastModified: null }

/** In its first months a year's list may not have been begun. */
const isYoung = (now: Date) => now.getUTCMonth() < 3

/** What the team keeps itself is not asked for over the network, and a text of ours needs no wall. */
function ownList(text: string, source: ListToRead, now: Date, { timeZone }: Configuration): ReadList {
  const { kind, address } = source
  const parsed = withDefaults(parseText({ kind, address, text, now, timeZone }), source)
  return { kind: 'read', text, parsed, ...nothingKept, isOwn: true }
}

function failed(reason: FetchFailure, detail: string | null = null): ReadList {
  return { kind: 'failed', reason, detail }
}

/** Notes that a list is asked for that allows one request in some hours; false where it was within them. */
async function mayAsk({ pool }: Services, { kind, address }: ListRequest, now: Date): Promise<boolean> {
  if (!isScarce(kind)) return true
  const { rowCount } = await pool.query(
    `insert into source_requests as asked (address, asked_at) values ($1, $2)
     on conflict (address) do update set asked_at = excluded.asked_at where asked.asked_at <= $3`,
    [hostOf(address), now, lastTime(kind, now)],
  )
  return rowCount === 1
}

/** Whether a list may be asked for now: with permission where it needs that, and not within its hours. Notes nothing. */
export async function mayAskSince(database: Pool | PoolClient, source: ListRequest, now: Date): Promise<boolean> {
  const { kind, address, hasPermission } = source
  if (needsPermission(kind) && !hasPermission) return false
  if (!isScarce(kind)) return true
  const { rowCount } = await database.query('select from source_requests where address = $1 and asked_at > $2', [
    hostOf(address),
    lastTime(kind, now),
  ])
  return rowCount === 0
}

const isScarce = (kind: SourceKind) => leastHoursOf(kind) > syncHours.least
const hostOf = (address: string) => URL.parse(address)?.host ?? address
const lastTime = (kind: SourceKind, now: Date) => subHours(now, leastHoursOf(kind))

/** How far ahead CTFtime is asked, in days, and for how many events at most. */
const daysAhead = 365
const mostRows = 500

/** What to send as `Accept` for a kind of list. */
export const acceptOf: Record<SourceKind, string> = {
  xsa: 'text/markdown, text/plain;q=0.9, */*;q=0.1',
  xsaRecurring: 'text/markdown, text/plain;q=0.9, */*;q=0.1',
  confsTech: 'application/json, text/plain;q=0.9, */*;q=0.1',
  ccfDeadlines: 'application/yaml, text/plain;q=0.9, */*;q=0.1',
  owasp: 'application/yaml, text/plain;q=0.9, */*;q=0.1',
  iCalendar: 'text/calendar, text/plain;q=0.9, */*;q=0.1',
  schemaOrg: 'text/html, application/xhtml+xml;q=0.9, application/ld+json;q=0.9',
  ctftime: 'application/json',
  json: 'application/json, text/plain;q=0.9, */*;q=0.1',
}

/**
 * The addresses to ask: one with `{year}` stands for this year's and the next one's list; of CTFtime, with the time that
 * its events may lie in, where none is named.
 */
export function askedAddresses({ kind, address }: { kind: SourceKind; address: string }, now: Date): string[] {
  if (/\{year\}/i.test(address)) {
    const year = now.getUTCFullYear()
    return [year, year + 1].map((one) => address.replaceAll(/\{year\}/gi, String(one)))
  }
  const url = kind === 'ctftime' ? URL.parse(address) : null
  if (!url) return [address]
  // Whole days, so that the same address is asked for on one day.
  const today = Math.floor(now.getTime() / dayMs) * (dayMs / 1000)
  const usual = { limit: mostRows, start: today, finish: today + daysAhead * (dayMs / 1000) }
  for (const [name, value] of Object.entries(usual))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  return [url.href]
}

const dayMs = 86_400_000

/** Of one page, which is read while somebody waits. */
export const pageLimits = { milliseconds: 8_000, bytes: 3 * 1024 * 1024, redirects: 5 }

const eventInPage = behindWall<PageText, ReadEvent | null>(
  join(dirname(fileURLToPath(import.meta.url)), '../parse/schema-org.ts'),
  'eventInPage',
)

/** What the page at an address says of an event, or why it could not be read. */
export async function readLink(url: string, { configuration }: Pick<Services, 'configuration'>): Promise<LinkReading> {
  const fetched = await guardedFetch(url, {
    ...(configuration.readsPrivateLinks ? { configuration } : onPublicInternet(configuration)),
    lane: 'links',
    accept: 'text/html,application/xhtml+xml',
    limits: pageLimits,
  })
  if (fetched.kind === 'notModified') return { host: shownHost(url), event: null, failure: 'unexpectedAnswer' }
  if (fetched.kind === 'failed') return { host: shownHost(url), event: null, failure: fetched.reason }
  const { text, finalUrl } = fetched
  const { timeZone } = configuration
  const event = await eventInPage('links', { text, now: new Date(), address: finalUrl, timeZone })
  const host = shownHost(finalUrl)
  return typeof event === 'string' ? { host, event: null, failure: event } : { host, event, failure: null }
}

/** What is opened for lists is not for everybody, and who asks for a name inside does not hear that there is one. */
export function onPublicInternet(configuration: Configuration): Pick<FetchOptions, 'configuration' | 'lookup'> {
  return { configuration: { ...configuration, fetchPrivate: [] }, lookup: lookupPublic }
}

/** How a host is shown, without `www`. */
export function shownHost(address: string): string {
  return (URL.parse(address)?.hostname ?? '').replace(/^www\./, '')
}
