import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfig, type Config } from './config.ts'
import { lockFolder } from './data-lock.ts'
import { runningDatabaseUrl, startEmbeddedDatabase } from './database/embedded.ts'
import { setPassword } from './set-password.ts'

/** For a lost password or phone: gives a user a new, random password, prints it, and ends the second factor and the sessions. */
const parsed = parseConfig()
if (!parsed.ok) end(parsed.fault)
const config = parsed.value
const username = process.argv[2] ?? config.adminUsername
const password = randomBytes(12).toString('base64url')

try {
  const result = await withDatabase(config, (url) => setPassword(url, username, password))
  if (!result.ok) end(faultOf(result.usernames))
} catch (error) {
  end(`The password is as it was: ${error instanceof Error ? error.message : String(error)}`)
}
console.log(
  `${username} has a new password: ${password}\nWhoever was signed in as ${username} has to sign in again. A second factor is gone.`,
)

/** Uses the database that runs; the embedded one is started for the moment where it does not. */
async function withDatabase<Result>(
  { databaseUrl, dataFolder, host, port }: Config,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl) return work(databaseUrl)
  if (!existsSync(join(dataFolder, 'database.json'))) end(faultOf([]))
  const lock = await lockFolder(dataFolder, `http://${host}:${port}`)
  if (!lock.ok) return work(await runningDatabaseUrl(dataFolder))
  try {
    const database = await startEmbeddedDatabase(dataFolder, (line) => console.error(line))
    return await work(database.url).finally(() => database.stop())
  } finally {
    await lock.release()
  }
}

function faultOf(usernames: string[]): string {
  if (usernames.length === 0) return 'There is no user yet: the first start makes the first admin.'
  return `There is no user ${username}. There are: ${usernames.join(', ')}`
}

function end(fault: string): never {
  console.error(fault)
  process.exit(1)
}
