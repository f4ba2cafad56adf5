import type { EventType } from '@cyberluach/core/events/event'
import type { SourceKind, SourceTrust } from '@cyberluach/core/sources/sources'
import type { Pool, PoolClient } from 'pg'
import { logger } from '../../../platform/logger.ts'

/** A list that events are read from, as a sync needs to know it. */
export type Source = {
  id: string
  name: string
  kind: SourceKind
  address: string
  trust: SourceTrust
  everyHours: number
  isOn: boolean
  hasPermission: boolean
  /** Of events of which the list does not say what they are. */
  eventType: EventType | null
}

/** To be raised where a parser reads more or otherwise than before: every list is then read as if for the first time. */
const readersVersion = 1

/** What was read and how; a source that is changed so that this differs is read as if for the first time. */
export function readingOf({ kind, address, eventType }: Pick<Source, 'kind' | 'address' | 'eventType'>): string {
  return [kind, readersVersion, eventType ?? '', address].join(' ')
}

export const sourceColumns = `s.id, s.name, s.kind, s.address, s.trust, s.every_hours::float8 as "everyHours",
  s.is_on as "isOn", s.has_permission as "hasPermission", s.event_type as "eventType"`

export async function findSource(database: Pool | PoolClient, id: string): Promise<Source | null> {
  const { rows } = await database.query<Source>(`select ${sourceColumns} from sources s where s.id = $1`, [id])
  return rows[0] ?? null
}

/**
 * Does the work while nobody else does it for this source, in whatever process; null where somebody does just now. The
 * database gives the lock free the moment that this process is gone, however it went.
 */
export async function withSourceLock<Result>(
  pool: Pool,
  source: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const { rows } = await client.query<{ isOurs: boolean }>(`select pg_try_advisory_lock(${lockOf}) as "isOurs"`, [
      source,
    ])
    if (!rows[0]?.isOurs) return null
    try {
      return await work()
    } finally {
      await client.query(`select pg_advisory_unlock(${lockOf})`, [source]).catch((error: Error) => {
        logger.warn({ err: error }, 'the lock of a source went with its connection')
        broken = error
      })
    }
  } finally {
    client.release(broken)
  }
}

const lockOf = `hashtextextended('sync of ' || $1, 0)`
