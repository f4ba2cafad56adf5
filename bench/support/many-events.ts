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
async function searchedAfterwards(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef('event_search_everything'::regclass) as definition`,
  )
  for (const [table, trigger] of searchTriggers) await client.query(`alter table ${table} disable trigger ${trigger}`)
  await work()
  for (const [table, trigger] of searchTriggers) await client.query(`alter table ${table} enable trigger ${trigger}`)
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
  'צוות הרצאה דגל ענן נוזקה חומרה סדנה פרס לילה צוותים פותרים משימות מחשב נייד פתוח חינם לומדים קוד של את'.split(' ')

/** Names as events have them: a series, what it is about and where, so that words are rare, common and in between. */
const series =
  'Black Hat,BSides,Hack Night,Nullcon,Botconf,OWASP AppSec,Cyber Week,Troopers,Hardwear,Insomnihack,Zeronights,Kernelcon,Malcon,Packet Days,Cipher Summit,Rootfest,Threat Forum,Shellcode,Red Team Village,Blue Team Con'.split(
    ',',
  )
const topics =
  'Malware,Forensics,Cloud,Hardware,Cryptography,Phishing,Kernel,Firmware,Reverse Engineering,Incident Response,Identity,Privacy,Satellites,Automotive,Radio,Supply Chain'.split(
    ',',
  )
const topicsInHebrew =
  'נוזקות,זיהוי פלילי,ענן,חומרה,הצפנה,דיוג,ליבה,קושחה,הנדסה לאחור,תגובה לאירועים,זהות,פרטיות,לוויינים,רכב,רדיו,שרשרת אספקה'.split(
    ',',
  )
const places = [
  ['Haifa', 'Israel'],
  ['Tel Aviv', 'Israel'],
  ['Berlin', 'Germany'],
  ['Paris', 'France'],
  ['Tokyo', 'Japan'],
  ['São Paulo', 'Brazil'],
  ['London', 'United Kingdom'],
  ['Las Vegas', 'United States'],
]

/** Leaves `count` events with names, places and long descriptions in the database; a word of its own in each tenth name. */
export async function fillWithSearchable(client: pg.Client, count: number): Promise<void> {
  await fillWithEvents(client, count)
  await searchedAfterwards(client, async () => {
    await client.query(
      `update events e set location_city = place.city, location_country = place.country
     from (select id, row_number() over (order by start_day, id) as n from events) counted,
       unnest($1::text[], $2::text[]) with ordinality place(city, country, at)
     where counted.id = e.id and place.at = 1 + (counted.n * 7 + counted.n / 13) % $3`,
      [places.map(([city]) => city), places.map(([, country]) => country), places.length],
    )
    await client.query(
      `update events_locales l set title = concat_ws(' ', ($1::text[])[1 + n * 31 % $4],
       case when l._locale = 'he' then ($3::text[])[1 + n * 17 % $5] else ($2::text[])[1 + n * 17 % $5] end,
       case when n % 10 = 0 then initcap(translate(md5(n::text), '0123456789', 'ghijklmnop')) end,
       e.location_city)
     from events e join (select id, row_number() over (order by start_day, id) as n from events) counted using (id)
     where e.id = l._parent_id`,
      [series, topics, topicsInHebrew, series.length, topics.length],
    )
  })
  await describeEvents(client)
  await client.query('vacuum analyze events')
}

type Listed = { name: string; url: string; startDate: string; endDate: string; city: string; country: string }

const shareOfKnown = 0.4

/**
 * The rows of a list as confs.tech writes them: four in ten are events that the calendar has already, under the same link
 * and nearly the same name; the others are new, and others in each list.
 */
export async function sourceRows(client: pg.Client, count: number, list: number): Promise<Listed[]> {
  const known = Math.round(count * shareOfKnown)
  await client.query(
    `update events set registration_url = 'https://known-' || n || '.example/' from (
       select id as wanted, row_number() over (order by start_day, id) as n from events
       where start_day > to_char(now(), 'YYYY-MM-DD') limit $1
     ) counted where wanted = events.id`,
    [known],
  )
  const { rows } = await client.query<Listed>(
    `select l.title as name, e.registration_url as url, e.start_day as "startDate", e.end_day as "endDate",
       e.location_city as city, e.location_country as country
     from events e join events_locales l on l._parent_id = e.id and l._locale = 'en'
     where e.registration_url like 'https://known-%' order by e.start_day`,
  )
  const fresh = Array.from({ length: count - rows.length }, (_, index) => {
    const day = new Date(Date.now() + (20 + (index % 300)) * 86_400_000).toISOString().slice(0, 10)
    const name =
      index % 6 === 0
        ? `Late addition ${list * count + index}`
        : `${names[(index + list) % names.length]} Security ${list * count + index}`
    return {
      name,
      url: `https://fresh-${list}-${index}.example/`,
      startDate: day,
      endDate: day,
      city: index % 2 ? 'Haifa' : 'Berlin',
      country: index % 2 ? 'Israel' : 'Germany',
    }
  })
  return [...rows, ...fresh]
}

const names = 'Almond Basalt Cedar Dune Ember Falcon Granite Harbour Indigo Juniper'.split(' ')
