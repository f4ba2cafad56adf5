import { setTimeout as pause } from 'node:timers/promises'
import type { FetchFailure } from '@cyberluach/core/sources/sources'
import { guardedFetch, type Fetched, type FetchOptions } from '../../../platform/guarded-fetch/guarded-fetch.ts'
import { recordKey } from '../reconcile/records.ts'
import type { Parsed, SourceRow } from '../rows.ts'

/** One file of a list, as it came. */
export type Page = Extract<Fetched, { kind: 'body' }>

type Failure = { kind: 'failed'; reason: FetchFailure; detail: string | null }
type Read = (page: Page) => Promise<Parsed | FetchFailure>
type ReadPages = { text: string; parsed: Parsed; count: number }

/** Of one list at most so many pages are read, one a second. */
const mostPages = 12
export const pace = { ms: 1_000 }

type Asked = {
  /** What came from the first address. */
  first: Exclude<Fetched, { kind: 'notModified' }>
  /** The others that the list stands at; that one of these is not there is no trouble. */
  later: readonly string[]
  /** Whether the first may not be there, either, as long as a later one is. */
  mayLackFirst: boolean
}

/** Reads a list whose rows stand on several pages, as one; or says why nothing of it is believed. */
export async function readPages(asked: Asked, options: FetchOptions, read: Read): Promise<ReadPages | Failure> {
  const whole: ReadPages = { text: '', parsed: { rows: [], refused: [], over: 0 }, count: 0 }
  const known = new Set<string>()
  for (let at = -1; at < asked.later.length; at += 1) {
    const [address] = asked.later.slice(Math.max(at, 0))
    let page = at < 0 ? asked.first : await fetchNext(address ?? '', options)
    const isLast = at === asked.later.length - 1
    const isNone = page.kind === 'failed' && page.reason === 'notFound'
    if (isNone && (at < 0 ? asked.mayLackFirst && !isLast : whole.count > 0)) continue
    while (page.kind === 'body') {
      const parsed = await read(page)
      if (typeof parsed === 'string') return { kind: 'failed', reason: parsed, detail: null }
      const isMore = add(whole, known, page.text, parsed)
      const next = isMore && whole.count < mostPages ? nextPage(page, parsed.rows) : null
      if (next === null) break
      page = await fetchNext(next, options)
    }
    if (page.kind === 'failed') return { kind: 'failed', reason: page.reason, detail: detailOf(page) }
  }
  return whole
}

async function fetchNext(address: string, options: FetchOptions): Promise<Asked['first']> {
  await pause(pace.ms)
  const fetched = await guardedFetch(address, options)
  return fetched.kind === 'notModified' ? { kind: 'failed', reason: 'unexpectedAnswer', status: 304 } : fetched
}

/** The status that was met, where it says more than the reason does. */
export function detailOf({ status }: Extract<Fetched, { kind: 'failed' }>): string | null {
  return status === null || status === 200 ? null : String(status)
}

/** Whether a page said anything that those before it had not. */
function add(whole: ReadPages, known: Set<string>, text: string, { rows, refused, over = 0, series }: Parsed): boolean {
  const fresh = rows.filter((row) => !known.has(recordKey(row)))
  for (const row of fresh) known.add(recordKey(row))
  whole.count += 1
  whole.text += text
  whole.parsed.rows.push(...(whole.count === 1 ? rows : fresh))
  whole.parsed.refused.push(...refused)
  if (series) whole.parsed.series = [...(whole.parsed.series ?? []), ...series]
  whole.parsed.over = (whole.parsed.over ?? 0) + over
  return fresh.length > 0 || over > 0
}

/** Where the list goes on: as its server says (RFC 8288), or behind the last day of a calendar that shows so many. */
function nextPage({ link, text, finalUrl }: Page, rows: readonly SourceRow[]): string | null {
  const named = /<([^<>]*)>(?=[^<]*;\s*rel="?(?:[^"<]*\s)?next\b)/i.exec(link?.slice(0, 2000) ?? '')?.[1]
  const next = named ? URL.parse(named, finalUrl) : eventsCalendarAfter(text, finalUrl, rows)
  return next && next.origin === new URL(finalUrl).origin ? next.href : null
}

/** The Events Calendar of WordPress gives one page of its calendar as a file, from a day that can be asked for. */
function eventsCalendarAfter(text: string, address: string, rows: readonly SourceRow[]): URL | null {
  const url = new URL(address)
  if (!/^PRODID:.*\bECPv?\d/im.test(text) || !url.searchParams.has('ical')) return null
  const last = rows
    .map(({ startDay }) => startDay)
    .toSorted()
    .at(-1)
  if (!last || url.searchParams.get('tribe-bar-date') === last) return null
  url.searchParams.set('tribe-bar-date', last)
  return url
}
