import pg from 'pg'
import { unknownMigrations } from './backup/program.ts'
import { readMigrations } from './backup/tables.ts'

/** One line on why this program may not use the database: a newer one has changed it; null where it may. */
export async function newerDataFault(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined) // told again by the query under way
  await client.connect()
  try {
    const unknown = await unknownMigrations(await readMigrations(client))
    if (unknown.length === 0) return null
    return `The data is of a newer program (${unknown.at(-1)}): start that one, or restore a backup of this one`
  } finally {
    await client.end()
  }
}
