import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../platform/database/in-request.ts'
import type { AuditEntry } from './record-audit.ts'
import { withoutAddresses } from './without-addresses.ts'

/** Like `recordAudit`, from a hook: in the transaction of Payload's own operation. */
export async function recordInRequest(
  req: PayloadRequest,
  { action, subject = null, details = null }: Omit<AuditEntry, 'username'>,
): Promise<void> {
  const database = await databaseOf(req)
  const username = (req.user as { username?: string } | null)?.username ?? null
  await database.execute(
    sql`insert into audit_entries (at, action, username, subject, details)
      values (now(), ${action}, ${username}, ${withoutAddresses(subject)},
        ${withoutAddresses(details)})`,
  )
}
