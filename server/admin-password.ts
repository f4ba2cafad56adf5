import { randomBytes } from 'node:crypto'
import { parseConfig } from './config.ts'
import { setPassword } from './database/set-password.ts'
import { withDatabase } from './database/embedded.ts'

/** For a lost password or phone: gives a user a new, random password, prints it, and ends the second factor and the sessions. */
const parsed = parseConfig()
if (!parsed.ok) end(parsed.error)
const config = parsed.value
const username = process.argv[2] ?? config.adminUsername
const password = randomBytes(12).toString('base64url')

try {
  const result = await withDatabase(config, (url) => setPassword(url, username, password))
  if (!result?.ok) end(errorOf(result?.usernames ?? []))
} catch (error) {
  end(`The password is as it was: ${error instanceof Error ? error.message : String(error)}`)
}
console.log(
  `${username} has a new password: ${password}\nWhoever was signed in as ${username} has to sign in again. A second factor is gone.`,
)

function errorOf(usernames: string[]): string {
  if (usernames.length === 0)
    return `There is no user yet in ${config.dataFolder}: the first start makes the first admin (DATA_DIR names another folder).`
  return `There is no user ${username}. There are: ${usernames.join(', ')}`
}

function end(error: string): never {
  console.error(error)
  process.exit(1)
}
