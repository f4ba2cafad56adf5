import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { dropDatabase, withClient } from '../database/client.ts'
import { BackupError } from './backup-error.ts'
import { readMigrations, readTables } from './tables.ts'

export type Target = {
  /** Nothing of the product is in it. */
  isEmpty: boolean
  /** People have accounts in it. */
  hasUsers: boolean
  migrations: string[]
}

/** What is in a database now. */
export async function readTarget(url: string): Promise<Target> {
  return withClient(url, async (client) => {
    const tables = await readTables(client)
    const hasTable = tables.some(({ schema, name }) => schema === 'public' && name === 'users')
    const hasUsers = hasTable && ((await client.query('select from public.users limit 1')).rowCount ?? 0) > 0
    return { isEmpty: tables.length === 0, hasUsers, migrations: await readMigrations(client) }
  })
}

/** One line on who else is connected to the database; null where nobody is. */
export async function sessionsError(url: string): Promise<string | null> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ sessions: number }>(
      `select count(*)::integer as sessions from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    const sessions = rows[0]?.sessions ?? 0
    return sessions > 0 ? `The database is in use (${sessions} sessions): stop the product first` : null
  })
}

/**
 * Fills a new database beside the one of this address and gives it that one's name; until then nothing has changed. Where
 * the owner of the database may not create others, `adminUrl` is the address of a role that may, and that acts for it.
 */
export async function replaceDatabase(
  url: string,
  fill: (url: string) => Promise<void>,
  adminUrl: string = url,
): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const suffix = randomBytes(4).toString('hex')
  const [made, old] = [`${name}_new_${suffix}`, `${name}_old_${suffix}`].map((text) =>
    pg.escapeIdentifier(text),
  )
  const owner = await userOf(url)
  await withClient(withDatabase(adminUrl, 'postgres'), async (client) => {
    await create(client, name, made ?? '', owner)
    try {
      await fill(withDatabase(url, `${name}_new_${suffix}`))
      await client.query('begin')
      await client.query(`alter database ${pg.escapeIdentifier(name)} rename to ${old}`)
      await client.query(`alter database ${made} rename to ${pg.escapeIdentifier(name)}`)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      await dropDatabase(client, `${name}_new_${suffix}`)
      throw error
    }
    await client.query(`drop database ${old}`)
  })
}

async function userOf(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ user: string }>('select quote_ident(current_user) as user')
    return rows[0]?.user ?? ''
  })
}

async function create(client: pg.Client, like: string, made: string, owner: string): Promise<void> {
  try {
    await client.query(`create database ${made} owner ${owner}`)
  } catch (cause) {
    if ((cause as { code?: string }).code !== '42501') throw cause
    throw new BackupError(
      'This user may not create databases, which replacing one asks for: name an empty database in DATABASE_URL',
      { cause },
    )
  }
  const { rows } = await client.query<{ kinds: number }>(
    `select count(distinct (encoding, datcollate, datctype))::integer as kinds from pg_database
     where datname = $1 or quote_ident(datname) = $2 or '"' || datname || '"' = $2`,
    [like, made],
  )
  if (rows[0]?.kinds === 1) return
  await client.query(`drop database ${made}`)
  throw new BackupError(
    'A new database would sort its texts in another way than this one: name an empty one, made as it should be, in DATABASE_URL',
  )
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(name)}`
  return address.href
}
