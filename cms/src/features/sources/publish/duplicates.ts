import type { EventDuplicates } from '@cyberluach/api/managed-events'
import type { KnownEvent } from '@cyberluach/api/sources'
import type { PoolClient } from 'pg'
import { findCandidates } from '../match/candidates.ts'
import { weigh } from '../match/score.ts'
import { readKnownEvents } from '../reconcile/claims.ts'
import type { Sighting } from '../rows.ts'
import { inPayloadTransaction } from '../../../platform/database/transaction.ts'
import { refused, type Refusal } from '../../../platform/http/outcome.ts'
import type { Services, SignedInUser } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/audit.ts'
import { actAs } from '../../users/sessions.ts'
import { mergeEvents, undoMerge } from './merge.ts'

/** The events that one may be the same as, by the ways of a list that stated it; and what was made one with it. */
export async function readDuplicates(client: PoolClient, id: string): Promise<EventDuplicates | null> {
  const event = (await readKnownEvents(client, [id])).get(id)
  if (!event) return null
  const record = recordOf(event)
  const nearby = (await findCandidates(client, [record])).get(record.id) ?? []
  const judgement = weigh(
    record.stated,
    nearby.filter(({ eventId }) => eventId !== id),
  )
  const ids = 'candidates' in judgement ? judgement.candidates.map(({ eventId }) => eventId) : []
  const known = await readKnownEvents(client, ids)
  return {
    alike: ids.slice(0, mostAlike).flatMap((one) => lineOf(known.get(one))),
    merged: await readMerged(client, id),
  }
}

const mostAlike = 5

function recordOf({ statement }: KnownEvent): Sighting {
  return {
    id: crypto.randomUUID(),
    sourceId: crypto.randomUUID(),
    stated: { ...statement, id: null },
    eventId: null,
    lastSeenAt: new Date(),
  }
}

function lineOf(event: KnownEvent | undefined): EventDuplicates['alike'] {
  if (!event) return []
  const { title, titleHe, startDay } = event.statement
  return [{ id: event.id, path: event.path, title, titleHe, startDay }]
}

type MergedRow = Omit<EventDuplicates['merged'][number], 'mergedAt'> & { mergedAt: Date }

const titleIn = (locale: 'en' | 'he') =>
  `(select nullif(l ->> 'title', '') from jsonb_array_elements(m.snapshot -> 'events_locales') l
    where l ->> '_locale' = '${locale}')`

async function readMerged(client: PoolClient, id: string): Promise<EventDuplicates['merged']> {
  const { rows } = await client.query<MergedRow>(
    `select m.id, coalesce(${titleIn('en')}, ${titleIn('he')}, '') as title, ${titleIn('he')} as "titleHe",
       m.snapshot #>> '{events,0,start_day}' as "startDay", m.merged_at as "mergedAt", m.merged_by as "mergedBy"
     from event_merges m where m.kept_id = $1 and m.undone_at is null order by m.merged_at desc`,
    [id],
  )
  return rows.map((row) => ({ ...row, mergedAt: row.mergedAt.toISOString() }))
}

type Person = { services: Services; user: SignedInUser }

/** Makes two events one where somebody says so, with a line of the audit log that names both. */
export async function mergeByPerson(
  { services, user }: Person,
  { kept, gone }: { kept: string; gone: string },
): Promise<EventDuplicates | Refusal> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    await actAs(req, user)
    const name = await nameOf(client, gone)
    const merged = await mergeEvents({ services, client, req, username: user.username }, { kept, gone })
    if (typeof merged !== 'string') return merged
    const details = `${name} → ${await nameOf(client, kept)}`
    await recordAudit(client, { action: 'eventsMerged', username: user.username, subject: kept, details })
    return (await readDuplicates(client, kept)) ?? refused('notFound')
  })
}

/** Takes that back. */
export async function undoMergeByPerson(
  { services, user }: Person,
  { kept, merge }: { kept: string; merge: string },
): Promise<EventDuplicates | Refusal> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    await actAs(req, user)
    const { rowCount } = await client.query('select from event_merges where id = $1 and kept_id = $2', [
      merge,
      kept,
    ])
    if (rowCount === 0) return refused('notFound')
    const undone = await undoMerge(client, merge)
    if ('kind' in undone) return undone
    const { gone } = undone
    const details = `${await nameOf(client, gone)} · ${await nameOf(client, kept)}`
    await recordAudit(client, { action: 'eventsParted', username: user.username, subject: kept, details })
    return (await readDuplicates(client, kept)) ?? refused('notFound')
  })
}

async function nameOf(client: PoolClient, id: string): Promise<string> {
  return (await readKnownEvents(client, [id])).get(id)?.statement.title ?? ''
}
