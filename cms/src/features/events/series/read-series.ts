import type { DayKey } from '@cyberluach/core/day-key'
import type { SeriesFacts } from '@cyberluach/core/event-lists'
import type { Pool } from 'pg'

/** What a series is, by its address. */
export async function readSeries(
  pool: Pool,
  slug: string,
  today: DayKey,
): Promise<{ name: string; nameHe: string | null; facts: SeriesFacts } | null> {
  const { rows } = await pool.query<SeriesFacts & { name: string; nameHe: string | null }>({
    name: 'series',
    text: `select coalesce(en.name, he.name, '') as name, he.name as "nameHe", s.url, s.is_yearly as "isYearly",
        substr(latest.start_day, 1, 7) as "latestMonth", latest.start_day >= $2 as "isNextKnown"
      from series s
      left join series_locales en on en._parent_id = s.id and en._locale = 'en'
      left join series_locales he on he._parent_id = s.id and he._locale = 'he'
      cross join lateral (
        select l.start_day from event_lists l where l.kind = 'series' and l.key = s.slug
        order by l.start_day desc limit 1
      ) latest
      where s.slug = $1`,
    values: [slug, today],
  })
  if (!rows[0]) return null
  const { name, nameHe, ...facts } = rows[0]
  return { name, nameHe, facts }
}
