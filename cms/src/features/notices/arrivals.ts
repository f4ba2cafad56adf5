import { contactSubjectOf } from '@cyberluach/core/messages/contact-message'
import { ratingOf } from '@cyberluach/core/messages/feedback'
import type { PoolClient } from 'pg'
import { rolesWith } from '@cyberluach/core/sign-in/roles'
import { addJob } from '../../platform/database/jobs.ts'

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

/** Which arrivals: all, what is suspicious, or what is not. */
export type ArrivalFilter = 'all' | 'suspicious' | 'trusted'

/** What was noted for somebody. What is suspicious is reported as a number: a script chose its words. */
export type Taken = { arrivals: Arrivals; suspicious: number }

type Row = {
  kind: ArrivalKind
  title: string
  title_he: string | null
  name: string | null
  is_suspicious: boolean
}

const kind = (type: string) =>
  `case ${type}::text when 'contact_message' then 'messages' when 'feedback' then 'feedback' else 'submissions' end`

/** Asked for by the private link of a submission that is published, and not decided about. */
const openRequests = `event_requests r join events e on e.submission_id = r.submission_id where r.decided_at is null`

/** Waits for a decision, and came without a proof of work where one is asked for; about a submission's id. */
export const isSuspicious = (id: string) => `exists (
  select from submission_faults f join submissions q on q.id = f.submission_id
  where f.submission_id = ${id} and f.is_suspicious and q.status = 'pending')`

/** Takes what was noted for somebody; what was decided about meanwhile needs no notice. */
export async function takeArrivals(client: PoolClient, user: string, filter: ArrivalFilter): Promise<Taken> {
  const { rows } = await client.query<Row>(
    `with taken as (
       delete from staff_notices n
       where user_id = $1 and ($2 = 'all' or ${isSuspicious('n.submission_id')} = ($2 = 'suspicious'))
       returning submission_id
     )
     select case when s.status = 'pending' then ${kind('s.event_type')} else 'requests' end as kind,
       s.title, s.title_he, s.organizer_name as name, ${isSuspicious('s.id')} as is_suspicious
     from taken join submissions s on s.id = taken.submission_id
     where s.status = 'pending' or exists (
       select from ${openRequests} and r.submission_id = s.id
     ) order by s.created_at, s.id`,
    [user, filter],
  )
  const trusted = rows.filter((row) => !row.is_suspicious)
  const ofKind = (wanted: ArrivalKind) => trusted.filter((row) => row.kind === wanted).map(arrivalOf)
  return {
    arrivals: Object.fromEntries(arrivalKinds.map((of) => [of, ofKind(of)])) as Arrivals,
    suspicious: rows.length - trusted.length,
  }
}

/** How many wait for an admin, and of how many of them somebody should ask who sent them. */
export type Waiting = { all: Record<ArrivalKind, number>; suspicious: Record<ArrivalKind, number> }

export async function countPending(client: PoolClient): Promise<Waiting> {
  const { rows } = await client.query<{ kind: ArrivalKind; count: number; suspicious: number }>(
    `select ${kind('s.event_type')} as kind, count(*)::integer as count,
       count(*) filter (where f.is_suspicious)::integer as suspicious
     from submissions s left join submission_faults f on f.submission_id = s.id
     where s.status = 'pending' group by 1
     union all select 'requests', count(*)::integer, 0 from ${openRequests}`,
  )
  const none = { submissions: 0, requests: 0, messages: 0, feedback: 0 }
  const waiting = { all: { ...none }, suspicious: { ...none } }
  for (const row of rows) {
    waiting.all[row.kind] = row.count
    waiting.suspicious[row.kind] = row.suspicious
  }
  return waiting
}

function arrivalOf({ kind: of, title, title_he: titleHe, name }: Row): Arrival {
  return {
    title: of === 'messages' ? contactSubjectOf(title) : title,
    titleHe,
    name: name?.trim() || null,
    rating: of === 'feedback' ? ratingOf(title) : null,
  }
}

/**
 * Notes in the caller's transaction that a submission, a message or feedback arrived, for whoever decides and wants to be notified:
 * what is rolled back is sent to nobody. What is noted already, and was not sent yet, is sent once. Writing the mails is
 * left to a job, so that no visitor waits for them; of what is suspicious, to the one of each morning.
 */
export async function noteArrival(
  client: PoolClient,
  submission: string,
  { isSuspicious }: { isSuspicious: boolean } = { isSuspicious: false },
): Promise<void> {
  const { rows } = await client.query<{ notices: string }>(
    `with noted as (
       insert into staff_notices (user_id, submission_id)
       select id, $1 from users where role::text = any($2::text[]) and notices <> 'none' and email is not null
       on conflict (user_id, submission_id) do update set user_id = excluded.user_id
       returning user_id
     )
     select distinct u.notices from noted join users u on u.id = noted.user_id`,
    [submission, rolesWith('moderate')],
  )
  if (!isSuspicious && rows.some(({ notices }) => notices === 'each')) await addNoticeJob(client)
}

/** The job that notifies whoever is to be notified at once. There is one at most; while it waits, its moment stays. */
export function addNoticeJob(client: PoolClient, runAt?: Date): Promise<void> {
  return addJob(client, 'tell-staff', {}, { jobKey: 'tell-staff', keepsMoment: true, ...(runAt && { runAt }) })
}

/** When an admin is notified of what arrives: with each arrival, in the morning of the next day, or never. */
export const noticeChoices = ['each', 'daily', 'none'] as const

export type NoticeChoice = (typeof noticeChoices)[number]
