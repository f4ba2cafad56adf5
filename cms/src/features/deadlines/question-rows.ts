import type { DeadlineQuestion } from '@cyberluach/api/deadlines'
import type { Deadline } from '@cyberluach/core/events/deadline'
import { eventPath } from '@cyberluach/core/events/event'
import type { Pool, PoolClient } from 'pg'
import { eventTables, slugColumn } from '../events/rows.ts'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { addDays } from 'date-fns/addDays'
import { type Configuration, publicOrigin } from '../../platform/configuration.ts'
import type { Refusal } from '../../platform/http/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { linkedId, signedToken } from '../../platform/signed-token.ts'

/** A question with its event, and the deadline that it is about as long as the event says it. */
export type QuestionRow = Pick<Deadline, 'kind' | 'day' | 'at' | 'zone'> & {
  id: string
  eventId: string
  submissionId: string | null
  slug: string
  title: string | null
  titleHe: string | null
  lastDay: string
  closesAt: Date
  isSaid: boolean
  answeredAt: Date | null
  extendedTo: string | null
}

/** Those of a condition on `q`. */
export async function readQuestions(
  database: Pool | PoolClient,
  condition: string,
  values: unknown[],
): Promise<QuestionRow[]> {
  const { rows } = await database.query<QuestionRow>(
    `select q.id, q.kind, q.day, q.event_id as "eventId", e.submission_id as "submissionId", ${slugColumn},
       en.title, he.title as "titleHe", e.end_day as "lastDay", q.closes_at as "closesAt",
       q.answered_at as "answeredAt", q.extended_to as "extendedTo", d.id is not null as "isSaid", d.zone,
       to_char(d.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
     from ${eventTables}
     join deadline_questions q on q.event_id = e.id
     left join lateral (
       select d.id, d.at, d.zone from events_deadlines d
       where d._parent_id = q.event_id and d.kind::text = q.kind and d.day = q.day order by d._order limit 1
     ) d on true
     where ${condition} order by q.asked_at, q.id`,
    values,
  )
  return rows
}

/** The question as whoever has the link sees it. */
export function questionOf(row: QuestionRow): DeadlineQuestion {
  return {
    kind: row.kind,
    day: row.day,
    closesAt: row.closesAt.toISOString(),
    event: {
      url: eventPath(row.slug),
      title: row.title ?? row.titleHe ?? '',
      titleHe: row.titleHe,
      lastDay: row.lastDay,
    },
    state: stateOf(row),
    extendedTo: row.extendedTo,
  }
}

function stateOf({ answeredAt, extendedTo, isSaid }: QuestionRow): DeadlineQuestion['state'] {
  if (answeredAt) return extendedTo ? 'extended' : 'notExtended'
  return isSaid ? 'open' : 'changed'
}

/** For so long after the call has closed its question can still be answered. */
const daysAfterClosing = 30

export function questionLink(
  configuration: Pick<Configuration, 'secret' | 'publicUrl' | 'siteAddress'>,
  { id, closesAt }: { id: string; closesAt: Date },
  locale: Locale,
): string {
  const until = addDays(closesAt, daysAfterClosing)
  const token = signedToken(configuration.secret, { purpose: 'deadlineQuestion', id }, until)
  return `${publicOrigin(configuration)}${localePath(locale, `/deadline/${token}`)}`
}

type CallByLink = { services: Pick<Services, 'configuration'>; params: { token: string } }

export function questionId({ services, params }: CallByLink): string | Refusal {
  return linkedId(services.configuration.secret, 'deadlineQuestion', params.token)
}
