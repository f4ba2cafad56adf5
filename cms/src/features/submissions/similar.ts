import { sharedHostPattern } from '@cyberluach/core/events/shared-hosts'
import type { Similar } from '@cyberluach/api/moderation'
import { inTransaction } from '../../platform/database/transaction.ts'
import { eventPath } from '@cyberluach/core/events/event'
import type { PoolClient } from 'pg'
import { slugColumn } from '../events/rows.ts'
import { wired, type RowOf } from '../../platform/database/wired.ts'

/** How much two titles have in common, of 1, to be called similar: half of their runs of three letters. */
export const similarity = 0.5

/** The host of a link without a leading www. */
const hostOf = (column: string) => `lower(substring(${column} from '^[a-zA-Z]+://(?:[^/@]*@)?(?:www\\.)?([^/:?#]+)'))`

/** The host, where events that have it in common have more than that in common; null where many share it. */
const ownHostOf = (column: string) =>
  `case when ${hostOf(column)} ~ '${sharedHostPattern}' then null else ${hostOf(column)} end`

/** A link without what is written in more than one way. */
export const linkOf = (column: string) =>
  `lower(regexp_replace(${column}, '^[a-zA-Z]+://(www\\.)?|/*([?#].*)?$', '', 'g'))`

type SimilarRow = RowOf<Similar, 'since'>

/** What was asked about, as both searches compare it. */
const requestedTable = `
  asked as materialized (
    select s.id, s.title, s.title_he, s.is_online, lower(s.location_country) as country, lower(s.location_city) as city,
      to_char(s.starts_at at time zone $2, 'YYYY-MM-DD') as day, ${ownHostOf('s.registration_url')} as host,
      ${linkOf('s.registration_url')} as link
    from submissions s
    where s.id = any($1::uuid[]) and s.event_type not in ('contact_message', 'feedback')
  )`

/** How much a title of an event in either language has in common with one of the submission's. */
const alike = 'max(greatest(similarity(el.title, asked.title), similarity(el.title, asked.title_he)))'

const sameLink = `(${ownHostOf('e.registration_url')} = asked.host or ${linkOf('e.registration_url')} = asked.link)`

/**
 * By indexes, the events of the same day and those with a similar title in either language; of these the one that has
 * most in common. What was published from the submission itself is no repetition of it, and nothing repeats a sample.
 * Titles are compared once, and links taken apart once, for each candidate.
 */
const similarEvents = `
  with ${requestedTable}
  select asked.id as "submissionId", best.id as "eventId", null as "waitingId",
    coalesce(en.title, he.title, '') as title, he.title as "titleHe", best.day, best.created_at as since,
    best.same_day as "sameDay", best.same_host as "sameLinkHost", best.same_place as "samePlace",
    best.similar_title as "similarTitle"
  from asked
  cross join lateral (
    select *
    from (
      select e.id, e.start_day as day, e.created_at, candidate.titles, e.start_day = asked.day as same_day,
        coalesce(${sameLink}, false) as same_host,
        (e.is_online and asked.is_online)
          or coalesce(lower(e.location_country) = asked.country and lower(e.location_city) = asked.city, false)
          as same_place,
        coalesce(candidate.titles, 0) >= ${similarity} as similar_title
      from (
        (select el._parent_id as id, ${alike} as titles
         from events_locales el
         where el.title % asked.title or el.title % asked.title_he
         group by 1 order by 2 desc limit 50)
        union all
        (select e.id, (select ${alike} from events_locales el where el._parent_id = e.id)
         from events e
         where e.start_day = asked.day and ${sameLink} limit 50)
      ) candidate
      join events e on e.id = candidate.id and e.submission_id is distinct from asked.id and not e.is_sample
      offset 0
    ) compared
    order by same_day::integer + same_host::integer + similar_title::integer desc, titles desc nulls last,
      created_at desc
    limit 1
  ) best
  left join events_locales en on en._parent_id = best.id and en._locale = 'en'
  left join events_locales he on he._parent_id = best.id and he._locale = 'he'`

/** How much the titles of two submissions have in common, in either language. */
const waitingLikeness = `greatest(similarity(w.title, asked.title), coalesce(similarity(w.title_he, asked.title_he), 0),
  coalesce(similarity(w.title, asked.title_he), 0), coalesce(similarity(w.title_he, asked.title), 0))`

/**
 * Of the submissions that wait as well, the one that has most in common: of the same day with a similar title or the same
 * link, or called the same on another day. Each sees the other, whichever came first.
 */
const similarWaiting = `
  with ${requestedTable}, waiting as materialized (
    select s.id, s.title, s.title_he, s.is_online, lower(s.location_country) as country, lower(s.location_city) as city,
      to_char(s.starts_at at time zone $2, 'YYYY-MM-DD') as day, ${ownHostOf('s.registration_url')} as host,
      ${linkOf('s.registration_url')} as link, s.created_at
    from submissions s where s.status = 'pending' and s.event_type not in ('contact_message', 'feedback')
  ), pairs as (
    select asked.id as asked_id, w.* from asked join waiting w on w.day = asked.day
    union
    select asked.id, w.* from asked join waiting w on lower(btrim(w.title)) = lower(btrim(asked.title))
  ), compared as (
    select asked.id as asked_id, w.id, w.title, w.title_he, w.day, w.created_at, ${waitingLikeness} as titles,
      w.day = asked.day as same_day, coalesce(w.host = asked.host or w.link = asked.link, false) as same_host,
      (w.is_online and asked.is_online)
        or coalesce(w.country = asked.country and w.city = asked.city, false) as same_place
    from pairs w join asked on asked.id = w.asked_id and w.id <> asked.id
  )
  select distinct on (asked_id) asked_id as "submissionId", null as "eventId", id as "waitingId", title,
    title_he as "titleHe", day, created_at as since, same_day as "sameDay", same_host as "sameLinkHost",
    same_place as "samePlace", titles >= ${similarity} as "similarTitle"
  from compared
  where titles >= ${similarity} or same_host
  order by asked_id, same_day::integer + same_host::integer + (titles >= ${similarity})::integer desc, titles desc,
    created_at, id`

/** What submissions may repeat: an event of the calendar, another one that waits, or both. */
export async function readSimilar(ids: readonly string[], timeZone: string): Promise<Similar[]> {
  return inTransaction(async (client) => {
    const { rows: waiting } = await client.query<SimilarRow>(similarWaiting, [ids, timeZone])
    // A calendar of hundreds would be compared row by row: what comparing two titles costs, the planner does not know.
    await client.query(
      `select set_config('pg_trgm.similarity_threshold', $1, true), set_config('enable_seqscan', 'off', true)`,
      [String(similarity)],
    )
    const { rows: events } = await client.query<SimilarRow>(similarEvents, [ids, timeZone])
    return [...events, ...waiting].map(wired)
  })
}

export type RepeatedEvent = { title: string; titleHe: string | null; path: string }

/** The event of the same day whose title is most like that of the submission, in either language; null where none is. */
export async function readRepeatedEvent(
  client: PoolClient,
  submission: string,
  timeZone: string,
): Promise<RepeatedEvent | null> {
  const { rows } = await client.query<{ slug: string; title: string | null; titleHe: string | null }>(
    `select ${slugColumn}, en.title, he.title as "titleHe"
     from submissions s
     join events e on e.start_day = to_char(s.starts_at at time zone $2, 'YYYY-MM-DD')
       and e.submission_id is distinct from s.id and not e.is_sample and e.state <> 'cancelled'
     cross join lateral (
       select max(greatest(similarity(el.title, s.title), similarity(el.title, coalesce(s.title_he, '')))) as titles
       from events_locales el where el._parent_id = e.id
     ) alike
     left join events_locales en on en._parent_id = e.id and en._locale = 'en'
     left join events_locales he on he._parent_id = e.id and he._locale = 'he'
     where s.id = $1 and alike.titles >= $3
     order by alike.titles desc, e.created_at limit 1`,
    [submission, timeZone, similarity],
  )
  const [row] = rows
  return row ? { title: row.title ?? row.titleHe ?? '', titleHe: row.titleHe, path: eventPath(row.slug) } : null
}
