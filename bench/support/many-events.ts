import type pg from 'pg'

const perMonth = 40

/**
 * Leaves `count` events in the database, `perMonth` in each month from that of `now` outwards (half to the past), so
 * that the month that the home page shows is equally full whatever the count.
 */
export async function fillWithEvents(client: pg.Client, count: number, now = new Date()): Promise<void> {
  await client.query('delete from events')
  await searchedAfterwards(client, () =>
    client.query(
      `with made as (
       insert into events (id, event_type, all_day, start_day, end_day, is_online, location_country, location_city,
                           prize_money, updated_at, created_at)
       select gen_random_uuid(), (array['ctf','conference','workshop','competition'])[1 + n % 4]::enum_events_event_type,
              true, day, day, n % 3 = 0, (array['Israel','Germany','France','Japan','Brazil'])[1 + n % 5], 'City',
              case when n % 5 = 0 then 1000 end, now(), now()
       from (select n, to_char(date_trunc('month', $3::timestamptz) + make_interval(months => month, days => n % 28), 'YYYY-MM-DD') as day
             from (select n, case when (n / $2) % 2 = 0 then (n / $2) / 2 else -((n / $2) / 2) - 1 end as month
                   from generate_series(0, $1 - 1) n) placed) dated
       returning id, start_day
     )
     insert into events_locales (title, description, _locale, _parent_id)
     select 'Measured event of ' || start_day, '', locale::_locales, id
     from made, unnest(array['en', 'he']) locale`,
      [count, perMonth, now],
    ),
  )
  await client.query('vacuum analyze events')
  await client.query('vacuum analyze events_locales')
}

/** Gives every event texts in both languages as long as those of real ones, which compress like language. */
export async function describeEvents(client: pg.Client): Promise<void> {
  await searchedAfterwards(client, () =>
    client.query(
      `update events_locales set description = (
       select string_agg((case when _locale = 'he' then $2 else $1 end::text[])[1 + (n + floor(random() * 20)::int) % 20], ' ')
       from generate_series(1, 60) n)`,
      [englishWords, hebrewWords],
    ),
  )
  await client.query('vacuum analyze events_locales')
}

const searchTriggers = [
  ['events', 'event_searched'],
  ['events', 'event_changed'],
  ['events_locales', 'event_searched'],
]

/** Changes very many events, and writes what is searched of them, and its index, once for all of them afterwards. */
export async function searchedAfterwards(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef('event_search_everything'::regclass) as definition`,
  )
  for (const [table, trigger] of searchTriggers)
    await client.query(`alter table ${table} disable trigger ${trigger}`)
  await work()
  for (const [table, trigger] of searchTriggers)
    await client.query(`alter table ${table} enable trigger ${trigger}`)
  await client.query('truncate event_search; drop index event_search_everything')
  await client.query('select search_event(id) from events')
  await client.query(rows[0]?.definition ?? '')
  await client.query('vacuum analyze event_search')
  await client.query('vacuum analyze search_words')
}

const englishWords =
  'team talk flag cloud malware hardware workshop prize night teams solve tasks bring laptop open free learn code of the'.split(
    ' ',
  )
const hebrewWords =
  'צוות הרצאה דגל ענן נוזקה חומרה סדנה פרס לילה צוותים פותרים משימות מחשב נייד פתוח חינם לומדים קוד של את'.split(
    ' ',
  )
