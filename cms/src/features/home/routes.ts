import * as summaryApi from '@cyberluach/api/summary'
import type { Summary } from '@cyberluach/api/summary'
import { eventTypes } from '@cyberluach/core/events/event'
import { feedbackRatings, type FeedbackRating } from '@cyberluach/core/messages/feedback'
import type { Pool } from 'pg'
import { isMailOn } from '../mail/mail-server.ts'
import { readOtherWork } from './read-home.ts'
import { countActive } from '../visits/visits.ts'
import { countWaiting } from '../translations/pending.ts'
import { isBegun } from '../posts/rows.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { done } from '../../platform/http/outcome.ts'

const getSummary = handle(summaryApi.getSummary, async ({ services: { pool, configuration } }) => {
  const now = new Date()
  const [queues, oldest, feedback, subscribers, posts, translations, work, samples, active] = await Promise.all([
    queuesOf(pool),
    one<{ oldest: Date | null }>(pool, oldestSubmission, [eventTypes]),
    feedbackOf(pool),
    one<Summary['subscribers']>(pool, subscriberCounts),
    one<Summary['posts']>(pool, postCounts),
    countWaiting(pool, now, configuration.timeZone),
    readOtherWork(pool, now),
    one<Pick<Summary, 'samples'>>(pool, sampleCount),
    countActive(pool, now),
  ])
  const { events, contact, feedback: queue } = queues
  return done(200, {
    events: { ...events, oldest: oldest.oldest?.toISOString() ?? null },
    contact,
    feedback: { ...queue, ...feedback },
    subscribers,
    sessions: { active },
    posts,
    mails: {
      isOn: isMailOn(configuration),
      failed: work.mails.count,
      kept: work.keptMails.count,
    },
    translations,
    requests: work.requests.count,
    deadlines: work.deadlines.count,
    sources: { waiting: work.decisions.count, failing: work.sources.count, offered: work.offers.count },
    ...samples,
  })
})

type Queue = Summary['contact']
type Queues = Record<'events' | 'contact' | 'feedback', Queue>

/**
 * The targets of an answer: 24 hours for events and bugs, 48 for other messages; feedback waits for none. Each part is
 * read from an index alone; what a message is about matters on one of its days only.
 */
async function queuesOf(pool: Pool): Promise<Queues> {
  const none = { pending: 0, approved: 0, rejected: 0, overdue: 0, suspicious: 0 }
  const queues: Queues = { events: none, contact: none, feedback: none }
  const { rows } = await pool.query<Queue & { queue: keyof Queues }>(`
    with counted as (
      select event_type, status::text as state, count
      from (select event_type, status, count(*) as count from submissions group by 1, 2) by_status
      union all
      select event_type, 'overdue', count(*) from submissions
      where status = 'pending' and event_type not in ('contact_message', 'feedback')
        and created_at < now() - interval '24 hours'
      group by 1
      union all
      select event_type, 'overdue', count(*) from submissions
      where status = 'pending' and event_type = 'contact_message' and created_at < now() - interval '48 hours'
      group by 1
      union all
      select event_type, 'overdue', count(*) from submissions
      where status = 'pending' and event_type = 'contact_message'
        and created_at < now() - interval '24 hours' and created_at >= now() - interval '48 hours'
        and coalesce(received ->> 'category', substring(additional_info from '^Category: (\\w+)')) = 'bug'
      group by 1
      union all
      select s.event_type, 'suspicious', count(*) from submission_faults f join submissions s on s.id = f.submission_id
      where f.is_suspicious and s.status = 'pending'
      group by 1
    )
    select case event_type when 'contact_message' then 'contact' when 'feedback' then 'feedback' else 'events' end as queue,
      ${['pending', 'approved', 'rejected', 'overdue', 'suspicious'].map(countOf).join(', ')}
    from counted group by 1`)
  for (const { queue, ...counts } of rows) queues[queue] = counts
  return queues
}

const countOf = (state: string) => `coalesce(sum(count) filter (where state = '${state}'), 0)::integer as ${state}`

type Ratings = Pick<Summary['feedback'], 'ratings' | 'averages'>

/** How many gave each number of stars, and the averages of those who rated; 0 means not rated. */
async function feedbackOf(pool: Pool): Promise<Ratings> {
  const { rows } = await pool.query<{ ratings: number[] } & Record<FeedbackRating, number | null>>(`
    with given as (
      select ${feedbackRatings.map((name) => `${ratingOf(name)} as "${name}"`).join(', ')}
      from submissions where event_type = 'feedback'
    )
    select array[${[1, 2, 3, 4, 5].map((stars) => `count(*) filter (where "overallRating" = ${stars})`).join(', ')}]::integer[] as ratings,
      ${feedbackRatings.map((name) => `round(avg("${name}"), 2)::float as "${name}"`).join(', ')}
    from given`)
  const { ratings, ...averages } = rows[0] ?? { ratings: [0, 0, 0, 0, 0], ...noRatings }
  return { ratings, averages }
}

const noRatings = Object.fromEntries(feedbackRatings.map((name) => [name, null])) as Record<FeedbackRating, null>

function ratingOf(name: FeedbackRating): string {
  return `nullif(case jsonb_typeof(received -> '${name}') when 'number' then (received ->> '${name}')::numeric end, 0)`
}

const subscriberCounts = `
  select count(*)::integer as total,
    count(*) filter (where subscribed)::integer as active,
    count(*) filter (where not subscribed)::integer as cancelled,
    count(*) filter (where subscribed_at > now() - interval '30 days')::integer as "joinedLast30Days",
    count(*) filter (where not subscribed and unsubscribed_at > now() - interval '30 days')::integer
      as "cancelledLast30Days"
  from subscribers where subscribed or unsubscribed_at is not null`

const postCounts = `
  select count(*)::integer as total,
    count(*) filter (where _status = 'published')::integer as published,
    count(*) filter (where _status = 'draft')::integer as drafts
  from posts p
  where _status = 'published' or exists (select from _posts_v v where v.parent_id = p.id and v.latest and ${isBegun})`

/** The first of each type from the index of those that wait, however many there are. */
const oldestSubmission = `
  select min(first.created_at) as oldest
  from unnest($1::text[]) as types (name), lateral (
    select created_at from submissions
    where status = 'pending' and event_type = types.name::enum_submissions_event_type
    order by created_at limit 1
  ) as first`

const sampleCount = `select coalesce(sum(count), 0)::integer as samples from event_figures where dimension = 'sample'`

async function one<Counts extends object>(pool: Pool, text: string, values: unknown[] = []): Promise<Counts> {
  const { rows } = await pool.query<Counts>(text, values)
  if (!rows[0]) throw new Error('a count without a row')
  return rows[0]
}

export const summaryRoutes = [getSummary] as const
