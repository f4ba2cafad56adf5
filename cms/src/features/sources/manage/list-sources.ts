import type { ManagedSource, SourceRun } from '@cyberluach/api/sources'
import type { SourceHealth } from '@cyberluach/core/sources/sources'
import type { Pool, PoolClient } from 'pg'
import { nextRunOf } from '../sync/due-sources.ts'
import { sourceColumns, type Source } from '../sync/source.ts'
import { isSyncing } from '../sync/sync-jobs.ts'

type Run = Omit<SourceRun, 'refused'>

type Row = Source &
  Pick<
    ManagedSource,
    'licence' | 'credit' | 'creditUrl' | 'mayPassOn' | 'isSyncing' | 'sightings' | 'events' | 'waiting'
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
       kept.sightings, kept.events,
       (select count(distinct p.sighting_id)::int from proposals p join sightings o on o.id = p.sighting_id
        where p.decided_at is null and o.source_id = s.id) as waiting
     from sources s
     cross join lateral (
       select count(*)::int as sightings, count(distinct event_id)::int as events
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
  return last.outcome === 'failed' || last.outcome === 'unwell' ? last.outcome : 'well'
}

function runOf<One extends Run>(run: One): One {
  return {
    ...run,
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
