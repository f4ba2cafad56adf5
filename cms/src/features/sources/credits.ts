import type { Credit } from '@cyberluach/api/list-credits'
import { licenceUrlOf, wantsChangesTold } from '@cyberluach/core/licences'
import type { Pool } from 'pg'

export type CreditRow = { name: string; url: string; licence: string | null }

/** How a source is credited, of the table `sources` as `s`. */
export const creditColumns = `coalesce(nullif(trim(s.credit), ''), s.name) as name,
  coalesce(nullif(s.credit_url, ''), s.address) as url, nullif(trim(s.licence), '') as licence`

/**
 * The lists that have brought something, one line for each credit: one list may be read from several addresses. Also those
 * that are no sources any more and whose events are still there.
 */
export async function readCredits(pool: Pool): Promise<Credit[]> {
  const { rows } = await pool.query<CreditRow>(
    `select distinct ${creditColumns} from sources s
     where exists (select from sightings where source_id = s.id)
     union
     select credit, url, licence from former_sources f
     where exists (select from events e where e.source_name = f.name or e.source_url = f.url)
     order by 1`,
  )
  return rows.map(creditOf)
}

export function creditOf({ name, url, licence }: CreditRow): Credit {
  return { name, url, licence, licenceUrl: licenceUrlOf(licence), isModified: wantsChangesTold(licence) }
}
