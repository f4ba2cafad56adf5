import type { FoundList, SourceDiscovery } from '@cyberluach/api/source-discovery'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { guardedFetch, type Fetched, type FetchOptions } from '../../../platform/guarded-fetch/guarded-fetch.ts'
import type { Services } from '../../../platform/services.ts'
import { behindWall } from '../../../platform/wall/behind-wall.ts'
import { feedOfAddress, type Feed, type PageOfFeeds, type feedsOfPage } from '../parse/feeds.ts'
import { acceptOf, readText } from './read-list.ts'

/** So many of what was found are looked into: with the page itself, six requests. */
const mostTried = 5

const readFeeds = behindWall<PageOfFeeds, ReturnType<typeof feedsOfPage>>(
  join(dirname(fileURLToPath(import.meta.url)), '../parse/feeds.ts'),
  'feedsOfPage',
)

/** Lists that can be read behind an address, each tried once. Writes nothing. */
export async function discoverLists({ configuration }: Services, address: string): Promise<SourceDiscovery> {
  const robots: FetchOptions['robots'] = new Map()
  const until = performance.now() + longestMs
  const options = (accept: string): FetchOptions => {
    const milliseconds = Math.max(1, Math.min(longestOfOne, until - performance.now()))
    return { configuration, lane: 'lists', robots, accept, limits: { ...limits, milliseconds } }
  }
  const known = feedOfAddress(address)
  if (known) return { lists: [await tried(known, null)], failed: null }
  const page = await guardedFetch(address, options('text/html, text/calendar;q=0.9, */*;q=0.5'))
  if (page.kind !== 'body') return { lists: [], failed: page.kind === 'failed' ? page.reason : 'unexpectedAnswer' }
  const itself = feedItself(page)
  if (itself) return { lists: [await looked(itself, null, page)], failed: null }
  const read = await readFeeds('lists', { text: page.text, address: page.finalUrl })
  if (typeof read === 'string') return { lists: [], failed: read }
  const lists: FoundList[] = []
  for (const feed of read.feeds.slice(0, mostTried))
    lists.push(feed.reason === 'stated' ? await looked(feed, read.title, page) : await tried(feed, read.title))
  return {
    lists: lists.filter(isOfUse).toSorted((one, other) => (other.upcoming ?? 0) - (one.upcoming ?? 0)),
    failed: null,
  }

  async function tried(feed: Feed, title: string | null): Promise<FoundList> {
    const fetched = await guardedFetch(feed.address, options(acceptOf[feed.kind]))
    if (fetched.kind === 'body') return looked(feed, title, fetched)
    const failed = fetched.kind === 'failed' ? fetched.reason : 'unexpectedAnswer'
    return { ...feed, name: title || null, upcoming: null, failed }
  }

  async function looked(feed: Feed, title: string | null, { text, finalUrl }: Body): Promise<FoundList> {
    const { timeZone } = configuration
    const now = new Date()
    const name = title || calendarName(text)
    const parsed = await readText('lists', { kind: feed.kind, text, address: finalUrl, now, timeZone })
    const isNone = typeof parsed !== 'string' && parsed.refused.some(({ reason }) => reason === 'notThisKind')
    if (typeof parsed === 'string' || isNone)
      return { ...feed, name, upcoming: null, failed: typeof parsed === 'string' ? parsed : 'contentUnreadable' }
    const today = dayKeyOf(now, timeZone)
    return { ...feed, name, upcoming: parsed.rows.filter(({ endDay }) => endDay >= today).length, failed: null }
  }
}

type Body = Extract<Fetched, { kind: 'body' }>

/** Somebody waits for all of it together. */
const longestMs = 20_000
const longestOfOne = 8_000
const limits = { bytes: 3 * 1024 * 1024, redirects: 5 }

/** A page states events only where it has any, and where WordPress shows them is a guess. */
function isOfUse({ reason, upcoming, failed }: FoundList): boolean {
  if (reason === 'wordpress') return failed !== 'notFound' && failed !== 'contentUnreadable'
  return reason !== 'stated' || (upcoming ?? 0) > 0
}

/** What came is a list already. */
function feedItself({ text, finalUrl }: Body): Feed | null {
  const start = text.slice(0, 300).trimStart()
  const kind = start.startsWith('BEGIN:VCALENDAR') ? 'iCalendar' : /^[[{]/.test(start) ? 'json' : null
  return kind && { address: finalUrl, kind, reason: 'itself' }
}

/** As a calendar calls itself; Meetup writes `Events - ` before it. */
function calendarName(text: string): string | null {
  const [, name = ''] = /^X-WR-CALNAME:(.{1,120})$/m.exec(text.slice(0, 5_000)) ?? []
  return (
    name
      .replaceAll('\\', '')
      .replace(/^Events - /, '')
      .trim() || null
  )
}
