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
