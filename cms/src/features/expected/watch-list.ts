import type { PoolClient } from 'pg'

type Listed = { name: string; url: string | null; city: string | null; country: string | null }

type Stored = { new: number; changed: number; known: number; vanished: number }

/**
 * Stores what a watch list names, in the transaction of its sync, and says what of it is new. A series that the list drops
 * is expected no more, and is known again when it comes back.
 */
export async function storeWatchList(
  client: PoolClient,
  source: string,
  series: readonly Listed[],
  at: Date,
): Promise<Stored> {
  const keyed = [...new Map(series.toReversed().map((one) => [keyOf(one), one]))]
  const listed = keyed.map(([key, one]) => ({ key, ...one }))
  const { rows } = await client.query<Omit<Stored, 'known'>>(storing, [source, JSON.stringify(listed), at])
  const stored = rows[0] ?? { new: 0, changed: 0, vanished: 0 }
  return { ...stored, known: listed.length - stored.new - stored.changed }
}

/** A list has one name in several cities at times. */
const keyOf = ({ name, city }: Listed) => `${name} | ${city ?? ''}`.toLowerCase()

const storing = `
  with listed as materialized (
    select * from jsonb_to_recordset($2::jsonb) as l (key text, name text, url text, city text, country text)
  ),
  stored as (
    insert into watched_series as known (source_id, key, name, url, city, country, first_seen_at)
    select $1, key, name, url, city, country, $3 from listed
    on conflict (source_id, key) do update
    set name = excluded.name, url = excluded.url, country = excluded.country, vanished_at = null
    where (known.name, known.url, known.country, known.vanished_at)
      is distinct from (excluded.name, excluded.url, excluded.country, null)
    returning xmax = 0 as is_new
  ),
  vanished as (
    update watched_series set vanished_at = $3
    where source_id = $1 and vanished_at is null and key not in (select key from listed)
    returning 1
  )
  select (count(*) filter (where is_new))::int as new, (count(*) filter (where not is_new))::int as changed,
    (select count(*) from vanished)::int as vanished
  from stored`
