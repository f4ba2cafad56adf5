import type { PoolClient } from 'pg'
import { refused, type Refusal } from '../../../platform/http/outcome.ts'
import { deleteEvents } from '../../events/publication.ts'
import { linkRecords, tellOfVerdict } from '../reconcile/link.ts'
import type { WriteContext } from '../reconcile/context.ts'
import { lockRecords, type SourceRecord } from '../rows.ts'
import { takeBack } from './publish.ts'
import type { EventDuplicates } from '@cyberluach/api/managed-events'
import type { KnownEvent } from '@cyberluach/api/sources'
import { findCandidates } from '../match/match.ts'
import { scoreNearby } from '../match/score.ts'
import { readKnownEvents } from '../reconcile/claims.ts'
import { inPayloadTransaction } from '../../../platform/database/transaction.ts'
import type { Services, SignedInUser } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/audit.ts'
import { actAs } from '../../users/sessions.ts'

type Merging = WriteContext & { username: string }

/**
 * Makes two events of the calendar one: `kept` stays as it is, the addresses of `gone` lead to it, and what lists state of
 * `gone` they state of it from now on; what they would change is asked. Answers the id by which it is taken back. Where
 * both came by submissions, the one of `gone` is told apart from now on, and its private page leads to what stays: nobody
 * is told that anything was cancelled. Refused while its organizer asks for a change.
 */
export async function mergeEvents(
  merging: Merging,
  { kept, gone }: { kept: string; gone: string },
): Promise<string | Refusal> {
  const { client, username } = merging
  const names = await holdBoth(client, kept, gone)
  if (kept === gone || !names) return refused('notFound')
  if (names.submissions > 1 && (await isChangeAsked(client, gone))) return refused('changeAsked')
  const snapshot = await snapshotOf(client, gone)
  const moved = await moveTo(client, { kept, gone })
  const { rows } = await client.query<{ id: string }>(
    `insert into event_merges (kept_id, gone_id, merged_by, snapshot, moved) values ($1, $2, $3, $4, $5) returning id`,
    [kept, gone, username, JSON.stringify(snapshot), JSON.stringify(moved)],
  )
  await deleteEvents(client, 'id = $1', [gone])
  // After the deletion: a submission is of one event.
  if (moved.submission) await moveSubmission(client, kept, moved.submission)
  await tellOfVerdict(client, { event: kept, actor: username, verdict: 'sameAs', name: names.gone })
  await linkMoved(merging, kept, moved.sightings)
  return rows[0]?.id ?? ''
}

/** What was moved to the event that stays. */
export type Moved = {
  sightings: string[]
  slugs: Slug[]
  proposals: string[]
  submission: string | null
  /** Of events that had been made one with the one that goes. Merges of before know of none. */
  merged?: string[]
  questions: unknown[]
}

type Slug = { slug: string; isCurrent: boolean }

async function holdBoth(client: PoolClient, kept: string, gone: string) {
  const { rows } = await client.query<{ id: string; name: string; isSubmitted: boolean }>(
    `select e.id, concat_ws(' · ', coalesce(nullif(en.title, ''), he.title), e.start_day) as name,
       e.submission_id is not null as "isSubmitted"
     from events e
     left join events_locales en on en._parent_id = e.id and en._locale = 'en'
     left join events_locales he on he._parent_id = e.id and he._locale = 'he'
     where e.id = any($1::uuid[]) order by e.id for update of e`,
    [[kept, gone]],
  )
  if (rows.length < 2) return null
  return {
    gone: rows.find(({ id }) => id === gone)?.name ?? '',
    submissions: rows.filter(({ isSubmitted }) => isSubmitted).length,
  }
}

async function moveTo(client: PoolClient, { kept, gone }: { kept: string; gone: string }): Promise<Moved> {
  const { rows: slugs } = await client.query<Slug>(
    'select slug, is_current as "isCurrent" from event_slugs where event_id = $1',
    [gone],
  )
  await client.query('update event_slugs set event_id = $1, is_current = false where event_id = $2', [kept, gone])
  const { rows: records } = await client.query<{ id: string }>(
    'update sightings set event_id = $1 where event_id = $2 returning id',
    [kept, gone],
  )
  const ids = records.map(({ id }) => id)
  const { rows: questions } = await client.query<{ row: unknown }>(
    'select to_jsonb(p) as row from proposals p where decided_at is null and sighting_id = any($1::uuid[])',
    [ids],
  )
  const { rows: proposals } = await client.query<{ id: string }>(
    'update proposals set event_id = $1 where event_id = $2 returning id',
    [kept, gone],
  )
  await client.query(
    `insert into sighting_verdicts (sighting_id, event_id, verdict, decided_by, decided_at)
     select sighting_id, $1, verdict, decided_by, decided_at from sighting_verdicts
     where event_id = $2 and verdict = 'same'
     on conflict (sighting_id, event_id) do update set verdict = excluded.verdict`,
    [kept, gone],
  )
  const { rows: merged } = await client.query<{ submission: string }>(
    'update merged_submissions set event_id = $1 where event_id = $2 returning submission_id as submission',
    [kept, gone],
  )
  const { rows } = await client.query<{ submission: string | null }>(
    'select submission_id as submission from events where id = $1',
    [gone],
  )
  return {
    slugs,
    sightings: ids,
    questions: questions.map(({ row }) => row),
    proposals: proposals.map(({ id }) => id),
    submission: rows[0]?.submission ?? null,
    merged: merged.map(({ submission }) => submission),
  }
}

/** Whether the organizer of an event waits for a decision about it, which nobody would find any more. */
async function isChangeAsked(client: PoolClient, event: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from event_requests r join events e on e.submission_id = r.submission_id
     where e.id = $1 and r.decided_at is null limit 1`,
    [event],
  )
  return rowCount === 1
}

/** An event that came by no submission takes it over; else it is known which event its own was made one with. */
async function moveSubmission(client: PoolClient, kept: string, submission: string): Promise<void> {
  const { rowCount } = await client.query(
    'update events set submission_id = $2 where id = $1 and submission_id is null',
    [kept, submission],
  )
  if (rowCount === 1) return
  await client.query('insert into merged_submissions (submission_id, event_id) values ($1, $2)', [submission, kept])
}

/** Each stands beside what is shown; nothing of it is written unasked, whatever its source is trusted with. */
async function linkMoved(context: WriteContext, kept: string, ids: readonly string[]): Promise<void> {
  const records = await lockRecords(context.client, ids)
  for (const [source, ofSource] of Map.groupBy(records, ({ sourceId }) => sourceId))
    await linkRecords(
      context,
      { id: source, trust: 'queue' },
      ofSource.map((record) => ({ record, eventId: kept })),
    )
}

/** Where something of an event stands that goes with it, and by which column; the event itself first. */
const tables = {
  events: 'id',
  events_locales: '_parent_id',
  events_texts: 'parent_id',
  events_deadlines: '_parent_id',
  event_changes: 'event_id',
  event_statements: 'event_id',
  sighting_verdicts: 'event_id',
  deadline_questions: 'event_id',
  withheld_fields: 'event_id',
  page_reads: 'event_id',
  page_facts: 'event_id',
  translation_marks: 'subject_id',
} as const

type Table = keyof typeof tables

/** Everything that goes with an event, as the database holds it. */
export type Snapshot = Partial<Record<Table, unknown[]>>

const names = Object.keys(tables) as Table[]

export async function snapshotOf(client: PoolClient, event: string): Promise<Snapshot> {
  const snapshot: Snapshot = {}
  for (const table of names) {
    const { rows } = await client.query<{ row: unknown }>(
      `select to_jsonb(t) as row from ${table} t where ${tables[table]} = $1`,
      [event],
    )
    snapshot[table] = rows.map(({ row }) => row)
  }
  return snapshot
}

/** Stores an event again as it was, with its history. What a trigger writes of its own accord gives way to it. */
export async function restoreSnapshot(client: PoolClient, event: string, snapshot: Snapshot): Promise<void> {
  for (const table of names) {
    await client.query(`delete from ${table} where ${tables[table]} = $1`, [event])
    await client.query(
      `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(snapshot[table] ?? [])],
    )
  }
}

type Merge = { kept: string; gone: string; snapshot: Snapshot; moved: Moved; isUndone: boolean }

/**
 * Makes two events of one again: the one that went is as it was, with its history, addresses and what lists state of it.
 * Refused where it was taken back already, or what it came by was deleted since.
 */
export async function undoMerge(client: PoolClient, id: string): Promise<{ gone: string } | Refusal> {
  const { rows } = await client.query<Merge>(
    `select kept_id as kept, gone_id as gone, snapshot, moved, undone_at is not null as "isUndone"
     from event_merges where id = $1 for update`,
    [id],
  )
  const [merge] = rows
  if (!merge) return refused('notFound')
  if (merge.isUndone) return refused('changedSince')
  const { kept, gone, moved } = merge
  if (!(await isStillThere(client, moved.submission))) return refused('changedSince')
  await client.query('select from events where id = $1 for update', [kept])
  await client.query('update events set submission_id = null where id = $1 and submission_id = $2', [
    kept,
    moved.submission,
  ])
  await client.query('delete from merged_submissions where submission_id = $1', [moved.submission])
  await restoreSnapshot(client, gone, merge.snapshot)
  await moveBack(client, merge)
  await client.query('update event_merges set undone_at = now() where id = $1', [id])
  return { gone }
}

async function isStillThere(client: PoolClient, submission: string | null): Promise<boolean> {
  if (submission === null) return true
  const { rowCount } = await client.query('select from submissions where id = $1 for key share', [submission])
  return rowCount === 1
}

async function moveBack(client: PoolClient, { kept, gone, moved }: Merge): Promise<void> {
  await client.query('update merged_submissions set event_id = $1 where submission_id = any($2::uuid[])', [
    gone,
    moved.merged ?? [],
  ])
  // What asks about changes of the other event asks nothing any more.
  await takeBack(client, moved.sightings, ['new', 'change', 'pair', 'vanished', 'leftOut'])
  await client.query(
    'insert into proposals select * from jsonb_populate_recordset(null::proposals, $1::jsonb) on conflict do nothing',
    [JSON.stringify(moved.questions)],
  )
  await client.query(
    `update event_slugs s set event_id = $1, is_current = m."isCurrent"
     from jsonb_to_recordset($2::jsonb) as m (slug text, "isCurrent" boolean) where s.slug = m.slug`,
    [gone, JSON.stringify(moved.slugs)],
  )
  await client.query('update sightings set event_id = $1 where id = any($2::uuid[])', [gone, moved.sightings])
  await client.query('update proposals set event_id = $1 where id = any($2::uuid[])', [gone, moved.proposals])
  await client.query('delete from sighting_verdicts where event_id = $1 and sighting_id = any($2::uuid[])', [
    kept,
    moved.sightings,
  ])
  await client.query(
    `delete from event_statements s where s.event_id = $1 and s.source_id in (
       select source_id from sightings where id = any($2::uuid[])
     ) and not exists (select from sightings o where o.event_id = $1 and o.source_id = s.source_id)`,
    [kept, moved.sightings],
  )
}

/** The events that one may be the same as, by the ways of a list that stated it; and what was made one with it. */
export async function readDuplicates(client: PoolClient, id: string): Promise<EventDuplicates | null> {
  const event = (await readKnownEvents(client, [id])).get(id)
  if (!event) return null
  const record = recordOf(event)
  const nearby = (await findCandidates(client, [record])).get(record.id) ?? []
  const match = scoreNearby(
    record.stated,
    nearby.filter(({ eventId }) => eventId !== id),
  )
  const ids = 'candidates' in match ? match.candidates.map(({ eventId }) => eventId) : []
  const known = await readKnownEvents(client, ids)
  return {
    alike: ids.slice(0, mostAlike).flatMap((one) => lineOf(known.get(one))),
    merged: await readMerged(client, id),
  }
}

const mostAlike = 5

function recordOf({ statement }: KnownEvent): SourceRecord {
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
    const { rowCount } = await client.query('select from event_merges where id = $1 and kept_id = $2', [merge, kept])
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
