import pg from 'pg'

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
