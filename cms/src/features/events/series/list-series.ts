import type { ManagedSeries } from '@cyberluach/api/manage-series'
import type { Pool } from 'pg'

/** Every series, by its English name. */
export async function listSeries(pool: Pool): Promise<ManagedSeries[]> {
  const { rows } = await pool.query<ManagedSeries>(
    `select s.slug, coalesce(en.name, he.name, '') as name, he.name as "nameHe", s.is_yearly as "isYearly",
       (select count(*)::integer from events e where e.series_id = s.id) as events
     from series s
     left join series_locales en on en._parent_id = s.id and en._locale = 'en'
     left join series_locales he on he._parent_id = s.id and he._locale = 'he'
     order by lower(coalesce(en.name, he.name, '')), s.slug`,
  )
  return rows
}
