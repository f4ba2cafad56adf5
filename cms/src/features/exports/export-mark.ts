import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { version } from '../../platform/version.ts'

/** Names what the export would hold: it differs as soon as an event, its series or its sources do. */
export async function exportMark(pool: Pool, ...about: string[]): Promise<string> {
  const { rows } = await pool.query(
    `select (select count(*) from events) as events, (select max(updated_at) from events) as changed,
      (select max(updated_at) from series) as series, (select max(updated_at) from sources) as sources,
      (select count(*) from sources) as lists, (select max(id) from source_runs) as run,
      (select max(id) from event_changes) as change,
      (select max(greatest(decided_at, undone_at)) from proposals) as decided`,
  )
  const hash = createHash('sha1').update(JSON.stringify([version, rows[0], ...about]))
  return `"${hash.digest('base64url')}"`
}
