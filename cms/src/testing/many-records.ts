import type pg from 'pg'

/** Leaves that many submissions in the database, and as many mails about them, of people with addresses of their own. */
export async function storeManyRecords(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into submissions (title, description, event_type, starts_at, organizer_name, organizer_email, additional_info,
       received, status, locale)
     select 'Night of flags ' || n, repeat('Teams of four solve tasks. ', 20), 'ctf', now() + interval '60 days',
       'Person ' || n, 'person' || n || '@example.org', repeat('Notes of the organizer. ', 10),
       jsonb_build_object('title', 'Night of flags ' || n, 'organizerEmail', 'Person' || n || '@Example.org'),
       'pending', 'en'
     from generate_series(1, $1::integer) n`,
    [count],
  )
  await client.query(
    `insert into mails (kind, status, recipient_email, locale, subject, text, html, extras, message_id)
     select 'submissionReceived', 'sent', 'person' || n || '@example.org', 'en', 'We have Night of flags ' || n,
       'Hello person' || n || '@example.org. ' || repeat('We have your event and look at it soon. ', 20),
       '<!doctype html><p>person' || n || '@example.org</p>' || cells.html, '{"headers":{},"attachments":[]}',
       '<many-' || n || '@example.org>'
     from generate_series(1, $1::integer) n, (
       select string_agg('<td style="padding:' || i || 'px">Something ' || md5(i::text) || '</td>', '') as html
       from generate_series(1, 70) i
     ) cells`,
    [count],
  )
}
