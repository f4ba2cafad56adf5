import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { databasePool } from '../database/pool.ts'
import type { AuditEntry } from './record-audit.ts'
import { withoutAddresses } from './without-addresses.ts'

type Sessions = { sessions?: Record<string, { db: Pick<NodePgDatabase, 'execute'> } | undefined> }

/** Like `recordAudit`, from a hook: in the transaction of Payload's own operation. */
export async function recordInRequest(
  req: PayloadRequest,
  { action, subject = null, details = null }: Omit<AuditEntry, 'username'>,
): Promise<void> {
  const id = await req.transactionID
  const { sessions } = req.payload.db as unknown as Sessions
  const session = id === undefined ? undefined : sessions?.[String(id)]
  const database = session?.db ?? drizzle({ client: databasePool() })
  const username = (req.user as { username?: string } | null)?.username ?? null
  await database.execute(
    sql`insert into audit_entries (at, action, username, subject, details)
      values (now(), ${action}, ${username}, ${withoutAddresses(subject)},
        ${withoutAddresses(details)})`,
  )
}
