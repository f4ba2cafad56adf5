import type {
  ReadSourceChange,
  ReadSourceEdit,
  ManagedSource,
  SourceRun,
  previewRequest,
} from '@cyberluach/api/sources'
import { leastHoursOf, needsPermission, type SourceHealth } from '@cyberluach/core/sources/sources'
import type { Issue } from '@cyberluach/core/submissions/submission'
import type { PoolClient, Pool } from 'pg'
import type { PayloadRequest } from 'payload'
import { refused, type Refusal } from '../../platform/http/outcome.ts'
import { inPayloadTransaction, inTransaction } from '../../platform/database/transaction.ts'
import type { Services, SignedInUser } from '../../platform/services.ts'
import { actAs } from '../users/sessions.ts'
import { nextRunOf, isSyncing, queueSync } from './sync.ts'
import { sourceColumns, type Source, findSource } from './fetch/source.ts'
import { recordAudit } from '../audit/audit.ts'
import { mayAskSince } from './fetch/read-list.ts'
import { noCounts } from './fetch/runs.ts'
import type { z } from 'zod'
import type { Previewed } from './preview.ts'
import { waitingConditions } from './publish/proposals.ts'

export type Managing = { services: Services; user: SignedInUser }

/** Adds a source by the rights of whoever does; `alreadyExists` where the list has one. */
export async function createSource(managing: Managing, data: ReadSourceEdit): Promise<ManagedSource | Refusal> {
  return writing(managing, async (client, req) => {
    if (await isTaken(client, data.address, null)) return refused('alreadyExists')
    const { id } = await req.payload.create({ ...optionsOf(req), data })
    return readOne(client, id)
  })
}

/** Changes what is named: two who change different things at once both get what they said. */
export async function editSource(
  managing: Managing,
  id: string,
  data: ReadSourceChange,
): Promise<ManagedSource | Refusal> {
  return writing(managing, async (client, req) => {
    const stored = await client.query<Rules>(
      `select kind, every_hours as "everyHours", is_on as "isOn", has_permission as "hasPermission"
       from sources where id = $1 for no key update`,
      [id],
    )
    const [rules] = stored.rows
    if (!rules) return refused('notFound')
    const issues = faultsTogether({ ...rules, ...data })
    if (issues.length > 0) return refused('invalid', { issues })
    if (data.address !== undefined && (await isTaken(client, data.address, id))) return refused('alreadyExists')
    await req.payload.update({ ...optionsOf(req), id, data })
    return readOne(client, id)
  })
}

/** Removes a source with everything that it said; the events that came from it stay as they are. */
export async function deleteSource(managing: Managing, id: string): Promise<Refusal | null> {
  return writing(managing, async (client, req) => {
    const { rowCount } = await client.query('select from sources where id = $1 for update', [id])
    if (rowCount === 0) return refused('notFound')
    await req.payload.delete({ ...optionsOf(req), id })
    return null
  })
}

function writing<Result>(
  { services, user }: Managing,
  work: (client: PoolClient, req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    await actAs(req, user)
    return work(client, req)
  })
}

type Rules = Pick<ReadSourceEdit, 'kind' | 'everyHours' | 'isOn' | 'hasPermission'>

/** What the fields say together, once what is changed stands beside what is not. */
function faultsTogether({ kind, everyHours, isOn, hasPermission }: Rules): Issue[] {
  const least = leastHoursOf(kind)
  return [
    ...(isOn && !hasPermission && needsPermission(kind) ? [{ path: 'hasPermission', code: 'required' as const }] : []),
    ...(everyHours < least ? [{ path: 'everyHours', code: 'min' as const, values: { min: least } }] : []),
  ]
}

const optionsOf = (req: PayloadRequest) =>
  ({ collection: 'sources', req, user: req.user, overrideAccess: false, depth: 0 }) as const

async function isTaken(client: PoolClient, address: string, ownId: string | null): Promise<boolean> {
  const { rowCount } = await client.query('select from sources where address = $1 and id is distinct from $2::uuid', [
    address,
    ownId,
  ])
  return rowCount !== 0
}

async function readOne(client: PoolClient, id: string): Promise<ManagedSource> {
  const [source] = await listSources(client, new Date(), id)
  if (!source) throw new Error('a source vanished while it was written')
  return source
}

type Run = Omit<SourceRun, 'refused'>

type Row = Source &
  Pick<
    ManagedSource,
    'licence' | 'credit' | 'creditUrl' | 'mayPassOn' | 'isSyncing' | 'records' | 'events' | 'waiting'
  > & { last: Run | null; lastReadAs: string | null }

const runObject = `json_build_object('id', r.id::text, 'trigger', r.trigger, 'startedAt', r.started_at,
  'endedAt', r.ended_at, 'outcome', r.outcome, 'reason', r.reason, 'detail', r.detail, 'counts', r.counts)`

/** Every source, by name, with how it stands; only the one where an id is given. */
export async function listSources(
  database: Pool | PoolClient,
  now: Date,
  id: string | null = null,
): Promise<ManagedSource[]> {
  const { rows } = await database.query<Row>(
    `select ${sourceColumns}, s.licence, s.credit, s.credit_url as "creditUrl", s.may_pass_on as "mayPassOn",
       ${isSyncing} as "isSyncing",
       latest.run as last, latest.read_as as "lastReadAs",
       kept.records, kept.events, coalesce(asked.count, 0) as waiting
     from sources s
     left join (
       select s.source_id, count(*)::int from proposals p join sightings s on s.id = p.sighting_id
       where ${waitingConditions(now).asked} group by 1
     ) asked on asked.source_id = s.id
     cross join lateral (
       select count(*)::int as records, count(distinct event_id)::int as events
       from sightings o where o.source_id = s.id
     ) kept
     left join lateral (
       select ${runObject} as run, r.read_as from source_runs r where r.source_id = s.id order by r.id desc limit 1
     ) latest on true
     where $1::uuid is null or s.id = $1 order by lower(s.name), s.id`,
    [id],
  )
  return rows.map((row) => managedOf(row, now))
}

function managedOf({ last, lastReadAs, ...source }: Row, now: Date): ManagedSource {
  const next = nextRunOf(
    source,
    last && { ...last, readAs: lastReadAs ?? '', startedAt: new Date(last.startedAt) },
    now,
  )
  return {
    ...source,
    health: healthOf(last),
    lastRun: last && runOf(last),
    nextRunAt: next?.toISOString() ?? null,
  }
}

function healthOf(last: Run | null): SourceHealth {
  if (!last) return 'never'
  return last.outcome === 'failed' || last.outcome === 'degraded' ? last.outcome : 'well'
}

function runOf<One extends Run>(run: One): One {
  return {
    ...run,
    // Runs of long ago counted less.
    counts: { ...noCounts, ...run.counts },
    startedAt: new Date(run.startedAt).toISOString(),
    endedAt: new Date(run.endedAt).toISOString(),
  }
}

const mostRuns = 20

/** The last runs of a source, the latest first; null where there is no such source. */
export async function listRuns(pool: Pool, id: string): Promise<SourceRun[] | null> {
  const { rows } = await pool.query<{ run: Run & { refused: SourceRun['refused'] } }>(
    `select (${runObject}::jsonb || jsonb_build_object('refused', r.refused)) as run
     from source_runs r where r.source_id = $1 order by r.id desc limit ${mostRuns}`,
    [id],
  )
  if (rows.length > 0) return rows.map(({ run }) => runOf(run))
  const { rowCount } = await pool.query('select from sources where id = $1', [id])
  return rowCount === 0 ? null : []
}

/**
 * Puts a sync into the queue that an admin asks for, also of a source that is off. `conflict` where the source may not be
 * asked: without permission, or within the hours that CTFtime wants between two requests.
 */
export async function syncNow({ user }: Managing, id: string): Promise<ManagedSource | Refusal> {
  return inTransaction(async (client) => {
    const source = await findSource(client, id)
    if (!source) return refused('notFound')
    if (!(await mayAskSince(client, source, new Date()))) return refused('conflict')
    await queueSync(client, id, 'person')
    await recordAudit(client, {
      action: 'sourceSynced',
      username: user.username,
      subject: id,
      details: source.name,
    })
    const [managed] = await listSources(client, new Date(), id)
    return managed ?? refused('notFound')
  })
}

/** What a preview is asked of: a source as it is kept, or as it is being written; null where the kept one is gone. */
export async function previewedOf(pool: Pool, asked: z.output<typeof previewRequest>): Promise<Previewed | null> {
  const kept = asked.id === undefined ? null : await findSource(pool, asked.id)
  if (asked.id !== undefined && !kept) return null
  if (!('address' in asked)) return kept
  return { ...asked, id: kept?.id ?? crypto.randomUUID() }
}
