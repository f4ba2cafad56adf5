import type pg from 'pg'

const days = 90
const visitsADay = 11_112

/** How many visits there are then. */
export const visits = days * visitsADay

/**
 * A million visits over 90 days, of one to four pages each, most of them on a few of 200 pages. What an earlier measure
 * of the same run left is taken as it is.
 */
export async function fillWithVisits(client: pg.Client, timeZone: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from visits where landing_path like '/measured/%'`,
  )
  if (rows[0]?.count === visits) return
  await client.query('truncate visits, page_views, visit_figures, load_figures')
  await client.query('select setseed(0.5)')
  const end = new Date()
  for (let day = 0; day < days; day += 1) {
    await client.query(visitsOfDay, [day, visitsADay, timeZone, end])
    await client.query(viewsOfDay, [day, timeZone, end])
  }
  for (const table of ['visits', 'page_views', 'visit_figures', 'load_figures'])
    await client.query(`vacuum analyze ${table}`)
}

const visitsOfDay = `
  insert into visits (key, visitor, is_first, started_at, last_seen_at, hour, day, page_views, landing_path, country,
    city, device, browser, os)
  select key, key, true, started_at, started_at + make_interval(secs => (pages - 1) * 40 + n % 25),
    date_trunc('hour', started_at, $3), date_trunc('day', started_at, $3), pages,
    '/measured/' || floor(200 * power(random(), 3)),
    (array['Israel','Germany','France','Japan','Brazil','India','Canada','Spain','Italy','Poland'])[1 + floor(10 * power(random(), 2))::int],
    'unknown', (array['desktop','mobile','mobile','tablet'])[1 + n % 4],
    (array['Chrome','Safari','Firefox','Microsoft Edge','Opera','Samsung Internet'])[1 + floor(6 * power(random(), 2))::int],
    (array['Windows','macOS','Android','iOS','Linux'])[1 + n % 5]
  from (
    select n, 1 + n % 4 as pages, sha256(($1::int || ' ' || n)::bytea) as key,
      $4::timestamptz - make_interval(days => $1::int) - random() * interval '24 hours' as started_at
    from generate_series(1, $2::int) n
  ) visitor`

const viewsOfDay = `
  insert into page_views (visit_id, page, path, at, last_seen_at, hour, day, load_ms)
  select id, 'page-' || page, case page when 1 then landing_path else '/measured/' || floor(200 * power(random(), 3)) end,
    at, least(at + interval '40 seconds', last_seen_at), date_trunc('hour', at, $2), date_trunc('day', at, $2),
    200 + floor(3000 * power(random(), 2))::int
  from visits, generate_series(1, page_views) page, lateral (select started_at + make_interval(secs => (page - 1) * 40) as at) begun
  where started_at > $3::timestamptz - make_interval(days => $1::int + 1) and started_at <= $3::timestamptz - make_interval(days => $1::int)`
