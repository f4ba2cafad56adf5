import type { PoolClient, Pool } from 'pg'
import type { ReadSeries, ManagedSeries } from '@cyberluach/api/managed-events'
import { freeSlug, slugOf } from '@cyberluach/core/text/identifiers'
import type { IssueCode } from '@cyberluach/core/submissions/submission'
import { refused, type Refusal } from '../../platform/http/outcome.ts'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { SeriesFacts } from '@cyberluach/core/events/event-lists'

/** What a series says, as the history of an event keeps it: enough to have it again. */
export type StoredSeries = {
  id: string
  slug: string
  name: string
  nameHe: string | null
  url: string | null
  isYearly: boolean
  /** Whether the change that it stands in made it. */
  isMade?: boolean
}

/** What a select of a row `s` of `series` reads to have it. */
export const seriesColumns = `s.id, s.slug, s.url, s.is_yearly as "isYearly",
  coalesce((select name from series_locales l where l._parent_id = s.id and l._locale = 'en'), '') as name,
  (select name from series_locales l where l._parent_id = s.id and l._locale = 'he') as "nameHe"`

/** Stores a series, under its id where it has one, and answers the id. */
export async function storeSeries(
  client: PoolClient,
  { id, slug, name, nameHe, url, isYearly }: Omit<StoredSeries, 'id'> & { id?: string },
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into series (id, slug, url, is_yearly) values (coalesce($1, gen_random_uuid()), $2, $3, $4) returning id`,
    [id ?? null, slug, url, isYearly],
  )
  const stored = rows[0]?.id ?? ''
  await client.query(
    `insert into series_locales (_parent_id, _locale, name)
     select $1, locale::_locales, name from unnest($2::text[], $3::text[]) names(locale, name) where name is not null`,
    [stored, ['en', 'he'], [name, nameHe]],
  )
  return stored
}

/** The series again, as it was, where it is gone; another one that has its address since stands in for it. */
export async function seriesAgain(client: PoolClient, series: StoredSeries): Promise<{ id: string; isMade: boolean }> {
  const { rows } = await client.query<{ id: string }>(
    'select id from series where id = $1 or slug = $2 order by id = $1 desc limit 1 for key share',
    [series.id, series.slug],
  )
  if (rows[0]) return { id: rows[0].id, isMade: false }
  return { id: await storeSeries(client, series), isMade: true }
}

export async function removeUnusedSeries(client: PoolClient, id: string): Promise<void> {
  await client.query('select from series where id = $1 for update', [id])
  await client.query('delete from series where id = $1 and not exists (select from events where series_id = $1)', [id])
}

/** The series that was chosen, or a new one of that name, which is stored. */
export async function chooseSeries(
  client: PoolClient,
  { slug, name, nameHe, isYearly }: ReadSeries,
): Promise<{ id: string; isMade: boolean } | Refusal> {
  if (slug !== null) {
    // Held, so that nobody removes it before the event is one of its editions.
    const { rows } = await client.query<{ id: string }>('select id from series where slug = $1 for key share', [slug])
    return rows[0] ? { id: rows[0].id, isMade: false } : faulty('series.slug', 'choose')
  }
  // Two that are named at once are named one after the other.
  await client.query(`select pg_advisory_xact_lock(hashtext('series'))`)
  const known = await client.query('select from series_locales where lower(name) in (lower($1), lower($2)) limit 1', [
    name,
    nameHe,
  ])
  if (known.rows.length > 0) return faulty('series.name', 'seriesKnown')
  const wanted = slugOf(name ?? '', 'series').replace(/^post-/, '')
  const { rows } = await client.query<{ slug: string }>('select slug from series where starts_with(slug, $1)', [wanted])
  const free = freeSlug(wanted, new Set(rows.map((row) => row.slug)))
  const id = await storeSeries(client, { slug: free, name: name ?? '', nameHe, url: null, isYearly })
  return { id, isMade: true }
}

function faulty(path: string, code: IssueCode): Refusal {
  return refused('invalid', { issues: [{ path, code }] })
}

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
