import { daysOfFailedMails } from '@cyberluach/core/failed-mails'
import { subDays } from 'date-fns/subDays'
import type { Pool } from 'pg'

/** What waits besides what was handed in, as the dashboard and the panel's first screen both name it. */
export const otherWork = ['requests', 'decisions', 'sources', 'deadlines', 'mails', 'keptMails'] as const

export type OtherWork = Record<(typeof otherWork)[number], { count: number; oldest: Date | null }>

/** For so long after a call has closed somebody is asked to look whether it was extended. */
const daysOfQuestions = 7

/** How much there is of each, and since when the oldest waits; a list that fails waits since nobody knows when. */
export async function readOtherWork(pool: Pool, now: Date): Promise<OtherWork> {
  const { rows } = await pool.query<{ what: keyof OtherWork; count: number; oldest: Date | null }>(
    `select 'requests' as what, count(*)::integer as count, min(r.created_at) as oldest
     from event_requests r join events e on e.submission_id = r.submission_id where r.decided_at is null
     union all
     select 'decisions', count(*)::integer, min(created_at) from proposals where decided_at is null
     union all
     select 'sources', count(*)::integer, null from sources s, lateral (
       select outcome from source_runs r where r.source_id = s.id order by r.id desc limit 1
     ) last
     where s.is_on and last.outcome in ('unwell', 'failed')
     union all
     select 'deadlines', count(*)::integer, min(q.asked_at) from deadline_questions q
     where q.is_for_staff and q.answered_at is null and q.closes_at > $2 and exists (
       select from events_deadlines d where d._parent_id = q.event_id and d.kind::text = q.kind and d.day = q.day)
     union all
     select 'mails', count(*)::integer, min(created_at) from mails where status = 'failed' and created_at > $1
     union all
     select 'keptMails', count(*)::integer, min(created_at) from mails where status = 'kept' and created_at > $1`,
    [subDays(now, daysOfFailedMails), subDays(now, daysOfQuestions)],
  )
  const none = Object.fromEntries(otherWork.map((what) => [what, { count: 0, oldest: null }])) as OtherWork
  return rows.reduce((work, { what, count, oldest }) => ({ ...work, [what]: { count, oldest } }), none)
}
