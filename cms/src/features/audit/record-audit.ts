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
export async function recordAudit(database: Pool | PoolClient, entry: AuditEntry): Promise<void> {
  await recordAudits(database, [entry])
}

/** Like `recordAudit`, a line for each of several deeds. */
export async function recordAudits(
  database: Pool | PoolClient,
  entries: readonly AuditEntry[],
): Promise<void> {
  await database.query(
    `insert into audit_entries (at, action, username, subject, details)
     select now(), action::enum_audit_entries_action, username, subject, details
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) entry (action, username, subject, details)`,
    [
      entries.map(({ action }) => action),
      entries.map(({ username }) => username),
      entries.map(({ subject = null }) => withoutAddresses(subject)),
      entries.map(({ details = null }) => withoutAddresses(details)),
    ],
  )
}
