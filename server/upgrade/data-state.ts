import type pg from 'pg'
import { knownMigrations } from '../backup/migrate.ts'
import { readMigrations } from '../backup/tables.ts'
import { withClient } from '../database/client.ts'

/** Which program the data is of, and how far it is from this one. */
export type DataState = {
  /** The version of the program that ran the last migration; null of data from before that was noted. */
  program: string | null
  /** The migration that ran last; null where the product never ran on this database. */
  last: string | null
  /** How many migrations of this program did not run yet. */
  toGo: number
  /** Those that this program does not know: a newer one ran them. */
  unknown: string[]
}

export async function readDataState(url: string): Promise<DataState> {
  return withClient(url, async (client) => {
    const [ran, known] = [await readMigrations(client), await knownMigrations()]
    const last = ran.at(-1) ?? null
    return {
      last,
      program: last && (await programOf(client, last)),
      toGo: [...known].filter((name) => !ran.includes(name)).length,
      unknown: ran.filter((name) => !known.has(name)),
    }
  })
}

/** One line on why this program may not use the data: a newer one has changed it; null where it may. */
export function newerDataError({ unknown }: DataState): string | null {
  if (unknown.length === 0) return null
  return `The data is of a newer program (${unknown.at(-1)}): start that one, or restore a backup of this one`
}

/** As `of 1.0.0, up to 20261125_130000_sightings_by_title`. */
export function dataShown({ program, last }: DataState): string {
  if (!last) return 'none yet'
  return `${program ? `of ${program}, ` : ''}up to ${last}`
}

/** The column came with a later migration. */
async function programOf(client: pg.Client, migration: string): Promise<string | null> {
  const { rows } = await client.query<{ program: string | null }>(
    `select to_jsonb(m) ->> 'program' as program from public.payload_migrations m where name = $1`,
    [migration],
  )
  return rows[0]?.program ?? null
}

/** Why the data was not brought to this program, in a line or two for whoever started it. */
export class UpgradeError extends Error {}
