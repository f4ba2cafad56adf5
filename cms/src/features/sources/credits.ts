import { creditOf, type Credit } from '@cyberluach/core/sources/credits'
import type { Pool } from 'pg'
import { creditColumns, type CreditRow } from '../events/credits.ts'

/**
 * The lists that have brought something, one line for each credit: one list may be read from several addresses. Also those
 * that are no sources any more and whose events are still there.
 */
export function readCredits(pool: Pool): Promise<Credit[]> {
  return readWhere(pool, 'true', 'true')
}

/** Those of them that may be passed on. */
export function readPassedOnCredits(pool: Pool): Promise<Credit[]> {
  return readWhere(pool, 'list.may_pass_on', 'gone.may_pass_on')
}

async function readWhere(pool: Pool, ofList: string, ofGone: string): Promise<Credit[]> {
  const { rows } = await pool.query<CreditRow>(
    `select distinct ${creditColumns} from sources list
     where ${ofList} and exists (select from sightings where source_id = list.id)
     union
     select credit, url, licence from former_sources gone
     where ${ofGone} and exists (select from events e where e.source_name = gone.name or e.source_url = gone.url)
     order by 1`,
  )
  return rows.map(creditOf)
}
