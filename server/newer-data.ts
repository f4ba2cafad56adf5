import { unknownMigrations } from './backup/program.ts'
import { readMigrations } from './backup/tables.ts'
import { withClient } from './database/with-client.ts'

/** One line on why this program may not use the database: a newer one has changed it; null where it may. */
export async function newerDataFault(url: string): Promise<string | null> {
  return withClient(url, async (client) => {
    const unknown = await unknownMigrations(await readMigrations(client))
    if (unknown.length === 0) return null
    return `The data is of a newer program (${unknown.at(-1)}): start that one, or restore a backup of this one`
  })
}
