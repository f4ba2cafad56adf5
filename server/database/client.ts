import pg from 'pg'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SystemUser } from './postgres-program.ts'

/** Lends a session of the database of an address, which has to be there in time, and closes it whatever comes of the work. */
export async function withClient<Answer>(
  url: string,
  work: (client: pg.Client) => Promise<Answer>,
  limitMs = 10_000,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: limitMs })
  client.on('error', () => undefined) // reported again by the query under way
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Drops a database and ends its sessions. Not by `with (force)`, which refuses everybody but a superuser while an
 * autovacuum is at work in it; a plain drop ends those itself, and waits up to five seconds for sessions to be gone.
 */
export async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
    [name],
  )
  await client.query(`drop database ${pg.escapeIdentifier(name)}`)
}

/** Whether `user` can pass through every folder above `path`, and read `path` itself as a folder. */
export async function isReachable(path: string, user: SystemUser): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!(await mayPass(folder, user))) return false
    if (folder === dirname(folder)) return true
  }
}

async function mayPass(folder: string, { uid, gid }: SystemUser): Promise<boolean> {
  const status = await stat(folder)
  if (status.uid === uid) return (status.mode & 0o100) !== 0
  if (status.gid === gid) return (status.mode & 0o010) !== 0
  return (status.mode & 0o001) !== 0
}
