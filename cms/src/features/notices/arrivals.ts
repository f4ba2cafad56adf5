import { contactSubjectOf } from '@cyberluach/core/contact-message'
import { ratingOf } from '@cyberluach/core/feedback'
import type { PoolClient } from 'pg'

/** What visitors send, and what organizers ask for of events that are published. */
export const arrivalKinds = ['submissions', 'requests', 'messages', 'feedback'] as const

export type ArrivalKind = (typeof arrivalKinds)[number]

/** What a mail tells of something that arrived: what it is called, and by whom; nothing else of a person. */
export type Arrival = {
  title: string
  titleHe: string | null
  name: string | null
  /** Of feedback: the overall rating. */
  rating: number | null
}

export type Arrivals = Record<ArrivalKind, Arrival[]>

type Row = { kind: ArrivalKind; title: string; title_he: string | null; name: string | null }

const kind = (type: string) =>
  `case ${type}::text when 'contact_message' then 'messages' when 'feedback' then 'feedback' else 'submissions' end`

/** Asked for by the private link of a submission that is published, and not decided about. */
const openRequests = `event_requests r join events e on e.submission_id = r.submission_id where r.decided_at is null`

/** Takes what was noted for somebody; what was decided about meanwhile needs no telling. */
export async function takeArrivals(client: PoolClient, user: string): Promise<Arrivals> {
  const { rows } = await client.query<Row>(
    `with taken as (delete from staff_notices where user_id = $1 returning submission_id)
     select case when s.status = 'pending' then ${kind('s.event_type')} else 'requests' end as kind, s.title, s.title_he, s.organizer_name as name
     from taken join submissions s on s.id = taken.submission_id
     where s.status = 'pending' or exists (
       select from ${openRequests} and r.submission_id = s.id
     ) order by s.created_at, s.id`,
    [user],
  )
  const ofKind = (wanted: ArrivalKind) => rows.filter((row) => row.kind === wanted).map(arrivalOf)
  return {
    submissions: ofKind('submissions'),
    requests: ofKind('requests'),
    messages: ofKind('messages'),
    feedback: ofKind('feedback'),
  }
}

/** How many wait for an admin in all. */
export async function countPending(client: PoolClient): Promise<Record<ArrivalKind, number>> {
  const { rows } = await client.query<{ kind: ArrivalKind; count: number }>(
    `select ${kind('event_type')} as kind, count(*)::integer as count from submissions where status = 'pending'
     group by 1
     union all select 'requests', count(*)::integer from ${openRequests}`,
  )
  const counts = { submissions: 0, requests: 0, messages: 0, feedback: 0 }
  for (const row of rows) counts[row.kind] = row.count
  return counts
}

function arrivalOf({ kind: of, title, title_he: titleHe, name }: Row): Arrival {
  return {
    title: of === 'messages' ? contactSubjectOf(title) : title,
    titleHe,
    name: name?.trim() || null,
    rating: of === 'feedback' ? ratingOf(title) : null,
  }
}
