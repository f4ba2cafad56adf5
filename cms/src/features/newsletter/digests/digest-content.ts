import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { ListedDeadline } from '@cyberluach/core/deadlines/deadline-list'
import { addDays, daysBetween, type DayKey } from '@cyberluach/core/dates/day-key'
import type { Pool, PoolClient } from 'pg'
import { readClosing } from '../../deadlines/deadlines.ts'
import { eventColumns, eventOf, wholeTables, inOrder, takesPlace, type EventRow } from '../../events/rows.ts'

/** Mail programs cut off a letter of more than 100 KB. */
const mostEvents = 60
const mostPosts = 8
/** More than a letter holds, so that others can take the place of those left out. */
const mostChoices = 200

/** Before the first digest, a post is new for this long. */
const firstDays = 14

/** A mistyped year would make a letter of everything. */
const longestPeriod = 31

export type DigestPost = { slug: string; title: string; titleHe: string; excerpt: string; excerptHe: string }

export type DigestContent = {
  days: { day: DayKey; events: CalendarEvent[] }[]
  /** How many events there are in all: of very many not all are in `days`. */
  eventCount: number
  /** What closes on these days, the next first. */
  closing: ListedDeadline[]
  posts: DigestPost[]
}

export type Period = { firstDay: DayKey; lastDay: DayKey }

/**
 * What a digest tells of: the events that begin on these days of the site's zone and take place as announced, samples
 * and those left out apart, what closes on them, and the posts that came out between the digest before and `now`.
 */
export async function readContent(
  database: Pool | PoolClient,
  { firstDay, lastDay }: Period,
  { now, timeZone, leftOut = [] }: { now: Date; timeZone: string; leftOut?: readonly string[] },
): Promise<DigestContent> {
  const events = await database.query<EventRow & { count: number }>(
    `select ${eventColumns}, count(*) over ()::integer as count from ${wholeTables}
     where e.start_day between $1 and $2 and not e.is_sample and ${takesPlace} and e.id <> all($3::uuid[])
     order by ${inOrder} limit ${mostEvents}`,
    [firstDay, lastDay, leftOut],
  )
  const closing = await readClosing(database, { firstDay, lastDay }, { now, timeZone, leftOut })
  const posts = await database.query<DigestPost>(newPosts, [now])
  return {
    days: byDay(events.rows.map((row) => eventOf(row, timeZone))),
    eventCount: events.rows[0]?.count ?? 0,
    closing,
    posts: posts.rows,
  }
}

export type Choice = { id: string; title: string; titleHe: string | null; day: DayKey }

export async function readChoices(
  database: Pool | PoolClient,
  { firstDay, lastDay }: Period,
  timeZone: string,
): Promise<Choice[]> {
  const { rows } = await database.query<EventRow>(
    `select ${eventColumns} from ${wholeTables}
     where e.start_day between $1 and $2 and not e.is_sample and ${takesPlace}
     order by ${inOrder} limit ${mostChoices}`,
    [firstDay, lastDay],
  )
  return rows.map((row) => eventOf(row, timeZone)).map(({ id, title, titleHe, day }) => ({ id, title, titleHe, day }))
}

export function isEmpty({ eventCount, posts }: DigestContent): boolean {
  return eventCount === 0 && posts.length === 0
}

/** Whether the days are in order, and few enough for a letter. */
export function isPeriod({ firstDay, lastDay }: Period): boolean {
  const days = daysBetween(firstDay, lastDay) + 1
  return days >= 1 && days <= longestPeriod
}

export function weekFrom(firstDay: DayKey): Period {
  return { firstDay, lastDay: addDays(firstDay, 6) }
}

const newPosts = `
  select p.slug,
    coalesce(nullif(trim(en.title), ''), he.title, '') as title, coalesce(trim(he.title), '') as "titleHe",
    coalesce(nullif(trim(en.excerpt), ''), '') as excerpt, coalesce(trim(he.excerpt), '') as "excerptHe"
  from posts p
  left join posts_locales en on en._parent_id = p.id and en._locale = 'en'
  left join posts_locales he on he._parent_id = p.id and he._locale = 'he'
  where p._status = 'published' and p.published_at <= $1
    and p.published_at > coalesce(
      (select max(sent_at) from digests where kind = 'digest' and sent_at < $1),
      $1::timestamptz - interval '${firstDays} days')
  order by p.published_at desc, p.id limit ${mostPosts}`

function byDay(events: CalendarEvent[]): DigestContent['days'] {
  const days = new Map<DayKey, CalendarEvent[]>()
  for (const event of events) days.set(event.day, [...(days.get(event.day) ?? []), event])
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }))
}
