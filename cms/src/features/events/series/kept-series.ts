import type { PoolClient } from 'pg'

/** What a series says, as the history of an event keeps it: enough to have it again. */
export type KeptSeries = {
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
  { id, slug, name, nameHe, url, isYearly }: Omit<KeptSeries, 'id'> & { id?: string },
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
export async function seriesAgain(
  client: PoolClient,
  series: KeptSeries,
): Promise<{ id: string; isMade: boolean }> {
  const { rows } = await client.query<{ id: string }>(
    'select id from series where id = $1 or slug = $2 order by id = $1 desc limit 1 for key share',
    [series.id, series.slug],
  )
  if (rows[0]) return { id: rows[0].id, isMade: false }
  return { id: await storeSeries(client, series), isMade: true }
}

/** Removes a series that no event is an edition of. */
export async function removeUnusedSeries(client: PoolClient, id: string): Promise<void> {
  await client.query('select from series where id = $1 for update', [id])
  await client.query(
    'delete from series where id = $1 and not exists (select from events where series_id = $1)',
    [id],
  )
}
