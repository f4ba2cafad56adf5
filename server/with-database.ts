import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { lockFolder } from './data-lock.ts'
import { runningDatabaseUrl, startEmbeddedDatabase } from './database/embedded.ts'

/** Uses the database that runs; the embedded one is started for the moment where it does not. Null where there is none. */
export async function withDatabase<Result>(
  { databaseUrl, databaseDirectUrl, dataFolder, host, port }: Config,
  work: (url: string) => Promise<Result>,
): Promise<Result | null> {
  if (databaseUrl) return work(databaseDirectUrl ?? databaseUrl)
  if (!existsSync(join(dataFolder, 'database.json'))) return null
  const lock = await lockFolder(dataFolder, `http://${host}:${port}`)
  if (!lock.ok) return work(await runningDatabaseUrl(dataFolder))
  try {
    const database = await startEmbeddedDatabase(dataFolder, (line) => console.error(line))
    return await work(database.url).finally(() => database.stop())
  } finally {
    await lock.release()
  }
}
