import type { EventType } from '@cyberluach/core/events/event'
import type { listLanguages, SourceKind, SourceTrust } from '@cyberluach/core/sources/sources'
import type { Pool, PoolClient } from 'pg'
import { logger } from '../../../platform/logger.ts'

/** What holds for a row that says nothing of it, and by which words rows are left out: texts parted by commas. */
export type SourceDefaults = {
  /** Of events of which the list does not say what they are. */
  eventType: EventType | null
  /** Its English name, as `core/places` has it. */
  country: string | null
  city: string | null
  timeZone: string | null
  language: (typeof listLanguages)[number] | null
  organizer: string | null
  tags: string | null
  leaveOut: string | null
  onlyWith: string | null
}

/** What is known of a list before it is read. */
export type ListToRead = SourceDefaults & { kind: SourceKind; address: string; hasPermission: boolean }

/** A list that events are read from, as a sync needs to know it. */
export type Source = ListToRead & {
  id: string
  name: string
  trust: SourceTrust
  everyHours: number
  isOn: boolean
}

/** To be raised where a parser reads more or otherwise than before: every list is then read as if for the first time. */
const readersVersion = 1

/**
 * What was read and how; a source that is changed so that this differs is read as if for the first time. So is the list of
 * each year with the year: its first is shorter than the last one of the year before.
 */
export function readingOf({ kind, address, eventType, ...source }: ListToRead, now = new Date()): string {
  const { country, city, timeZone, language, organizer, tags, leaveOut, onlyWith } = source
  const others = [country, city, timeZone, language, organizer, tags, leaveOut, onlyWith]
  const more = others.some((value) => value !== null) ? [JSON.stringify(others)] : []
  const years = address.replaceAll(/\{year\}/gi, `{${now.getUTCFullYear()}}`)
  return [kind, readersVersion, eventType ?? '', years, ...more].join(' ')
}

const defaultColumns = `s.event_type as "eventType", s.country, s.city, s.time_zone as "timeZone", s.language,
  s.organizer, s.tags, s.leave_out as "leaveOut", s.only_with as "onlyWith"`

export const sourceColumns = `${defaultColumns}, s.id, s.name, s.kind, s.address, s.trust, s.every_hours::float8 as "everyHours",
  s.is_on as "isOn", s.has_permission as "hasPermission"`

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
