import type pg from 'pg'

/**
 * Leaves `count` submissions of events in the database, handed in over a year, a tenth of them waiting; and beside them
 * an eighth as many messages and feedback. Every text is as long as what people send.
 */
export async function fillWithSubmissions(client: pg.Client, count: number): Promise<void> {
  await client.query('delete from events where submission_id is not null')
  await client.query('delete from submissions')
  await client.query(
    `insert into submissions (title, title_he, description, event_type, starts_at, ends_at, location_country,
       location_city, is_online, organizer_name, organizer_email, organizer_phone, registration_url, additional_info,
       received, status, decided_at, decided_by, created_at)
     select
       case type when 'contact_message' then '[CONTACT] ' when 'feedback' then '[FEEDBACK] Rating: 4/5 ' else '' end
         || (array['Negev','Galilee','Harbour','Desert','Carmel','Night'])[1 + n % 6] || ' '
         || (array['flags','forensics','cloud','malware','hardware'])[1 + n % 5] || ' ' || n,
       case when n % 2 = 0 then (array['ליל הדגלים','סדנת פורנזיקה','כנס ענן','מרוץ הסייבר'])[1 + n % 4] || ' ' || n end,
       repeat((array['Teams of four solve tasks. ','Talks and a workshop. ','Bring a laptop. '])[1 + n % 3], 12),
       type::enum_submissions_event_type, created + interval '60 days', created + interval '61 days', 'Israel',
       (array['Haifa','Tel Aviv','Beersheba','Jerusalem'])[1 + n % 4], n % 3 = 0,
       (array['Noa Levi','Dana Cohen','Omer Katz','יעל מזרחי'])[1 + n % 4] || ' ' || n % 500,
       'person' || n % 3000 || '@example' || n % 40 || '.org', '+972 50 000 0000',
       'https://example' || n % 40 || '.org/events/' || n, repeat('Notes of the organizer. ', 10),
       case when type in ('contact_message', 'feedback')
         then jsonb_build_object('category', 'general', 'overallRating', 1 + n % 5) end,
       (array['pending','approved','rejected'])[case when n % 10 = 0 then 1 else 2 + n % 2 end]::enum_submissions_status,
       case when n % 10 > 0 then created + interval '5 hours' end, case when n % 10 > 0 then 'admin' end, created
     from (
       select n, now() - n * interval '26 minutes' as created,
         case when n <= $1::integer then (array['ctf','conference','workshop','competition','meetup'])[1 + n % 5]
           when n % 3 = 0 then 'feedback' else 'contact_message' end as type
       from generate_series(1, $1::integer * 9 / 8) n
     ) made`,
    [count],
  )
  await client.query('vacuum analyze submissions')
}

/** A letter about as long as one of a full week, for each language. */
const letter = (language: string) => ({
  subject: `The week in cybersecurity, ${language}`,
  html: `<!doctype html><html lang="${language}"><body>${'<p>An event of the week, with its place and time.</p>'.repeat(400)}<a href="https://unsubscribe.invalid/">Leave</a></body></html>`,
  text: `${'An event of the week, with its place and time.\n'.repeat(80)}https://unsubscribe.invalid/`,
})

/**
 * Leaves that many subscribers in the database, every second one in Hebrew, and promises a digest to all; returns how
 * many milliseconds the promise took. The environment names the database and the sender already.
 */
export async function storeDigest(client: pg.Client, count: number): Promise<number> {
  await client.query(
    `insert into subscribers (full_name, email, locale, subscribed, subscribed_at)
     select 'קוראת Reader ' || n, 'reader' || n || '@example.com',
       (array['en', 'he'])[1 + n % 2]::enum_subscribers_locale, true, now()
     from generate_series(1, $1::integer) n`,
    [count],
  )
  const { rows } = await client.query<{ id: string }>(
    `insert into digests (first_day, last_day, status, letters) values ('2026-11-22', '2026-11-28', 'sending', $1)
     returning id`,
    [JSON.stringify({ en: letter('en'), he: letter('he') })],
  )
  const { enqueueDigest } = await import('../../cms/src/features/newsletter/digests/enqueue-digest.ts')
  const begun = performance.now()
  await client.query('begin')
  await enqueueDigest(client as unknown as pg.PoolClient, rows[0]?.id ?? '')
  await client.query('commit')
  return performance.now() - begun
}

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
