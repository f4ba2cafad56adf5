import type { Pool, PoolClient } from 'pg'
import { readLetter, type Letter, type MailRow } from './mail-rows.ts'

const most = 4
const known = new Map<string, Letter | null>()

/** The letter that a mail of a digest carries: read once, not with each of thousands of mails. */
export async function letterFor(database: Pool | PoolClient, mail: MailRow): Promise<Letter | null> {
  if (!mail.digest_id) return null
  const key = `${mail.digest_id} ${mail.locale} ${mail.digest_version?.getTime()}`
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const letter = await readLetter(database, mail.digest_id, mail.locale)
  const oldest = known.size >= most ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
  known.set(key, letter)
  return letter
}
