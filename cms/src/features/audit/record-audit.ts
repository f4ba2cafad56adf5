import type { Pool, PoolClient } from 'pg'
import type { AuditAction } from './audit-actions.ts'
import { withoutAddresses } from './without-addresses.ts'

export type AuditEntry = {
  action: AuditAction
  /** Who did it, by user name; null for strangers. */
  username: string | null
  /** What it was done to: an id, a file's name. Never an address or an e-mail. */
  subject?: string | null
  /** What a reader should know besides, in a few words: a title, a number of rows. */
  details?: string | null
}

/** Writes one line of the audit log, in the caller's transaction, so that deed and line commit together. */
export async function recordAudit(
  database: Pool | PoolClient,
  { action, username, subject = null, details = null }: AuditEntry,
): Promise<void> {
  await database.query(
    'insert into audit_entries (at, action, username, subject, details) values (now(), $1, $2, $3, $4)',
    [action, username, withoutAddresses(subject), withoutAddresses(details)],
  )
}
