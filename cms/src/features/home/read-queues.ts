import { daysOfFailedMails, failedMailsAddress } from '@cyberluach/core/failed-mails'
import { subDays } from 'date-fns/subDays'
import type { Pool } from 'pg'
import type { Waiting } from './waiting.ts'

type Row = {
  what: 'submissions' | 'requests' | 'contact' | 'feedback' | 'deadlines' | 'mails'
  count: number
  oldest: Date | null
}

/** For so long after a call has closed somebody is asked to look whether it was extended. */
const daysOfQuestions = 7

const placesAt = (now: Date): Record<Row['what'], Pick<Waiting, 'href' | 'isDashboard'>> => ({
  submissions: { href: '/admin/dashboard#submissions', isDashboard: true },
  requests: { href: '/admin/dashboard#submissions', isDashboard: true },
  contact: { href: '/admin/dashboard#contact', isDashboard: true },
  feedback: { href: '/admin/dashboard#feedback', isDashboard: true },
  deadlines: { href: '/admin/dashboard#events', isDashboard: true },
  mails: { href: failedMailsAddress(now) },
})

/** What only an admin may decide: everything that was handed in, and the mails of late that did not leave. */
export async function readQueues(pool: Pool, now: Date): Promise<Waiting[]> {
  const { rows } = await pool.query<Row>(
    `select case event_type when 'contact_message' then 'contact' when 'feedback' then 'feedback' else 'submissions' end as what,
       count(*)::integer as count, min(created_at) as oldest
     from submissions where status = 'pending' group by 1
     union all
     select 'requests', count(*)::integer, min(r.created_at)
     from event_requests r join events e on e.submission_id = r.submission_id where r.decided_at is null
     union all
     select 'deadlines', count(*)::integer, min(q.asked_at) from deadline_questions q
     where q.is_for_staff and q.answered_at is null and q.closes_at > $2 and exists (
       select from events_deadlines d where d._parent_id = q.event_id and d.kind::text = q.kind and d.day = q.day)
     having count(*) > 0
     union all
     select 'mails', count(*)::integer, min(created_at) from mails where status = 'failed' and created_at > $1`,
    [subDays(now, daysOfFailedMails), subDays(now, daysOfQuestions)],
  )
  const places = placesAt(now)
  const order = Object.keys(places) as Row['what'][]
  return order.flatMap((what) => {
    const row = rows.find((each) => each.what === what)
    return row ? [{ ...row, ...places[what] }] : []
  })
}
