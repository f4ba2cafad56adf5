import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What ends at 00:00 by the site's clock ends on the day before; of what lists brought so far nobody counted what was over. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    with site as (select coalesce(nullif(current_setting('site.time_zone', true), ''), 'Asia/Jerusalem') as zone)
    update events set end_day = to_char(ends_at at time zone zone - interval '1 day', 'YYYY-MM-DD') from site
    where not all_day and ends_at > starts_at and (ends_at at time zone zone)::time = '00:00'
  `)
  // What lists state, and what of it is shown of an event, are days and instants of the same names.
  await db.execute(sql`
    with site as (select coalesce(nullif(current_setting('site.time_zone', true), ''), 'Asia/Jerusalem') as zone)
    update sightings set stated = jsonb_set(stated, '{endDay}',
      to_jsonb(to_char((stated ->> 'endsAt')::timestamptz at time zone zone - interval '1 day', 'YYYY-MM-DD')))
    from site
    where (stated ->> 'endsAt')::timestamptz > (stated ->> 'startsAt')::timestamptz
      and ((stated ->> 'endsAt')::timestamptz at time zone zone)::time = '00:00'
  `)
  await db.execute(sql`
    with site as (select coalesce(nullif(current_setting('site.time_zone', true), ''), 'Asia/Jerusalem') as zone)
    update event_statements set value = jsonb_set(value, '{endDay}',
      to_jsonb(to_char((value ->> 'endsAt')::timestamptz at time zone zone - interval '1 day', 'YYYY-MM-DD')))
    from site
    where field = 'days' and (value ->> 'endsAt')::timestamptz > (value ->> 'startsAt')::timestamptz
      and ((value ->> 'endsAt')::timestamptz at time zone zone)::time = '00:00'
  `)
  await db.execute(sql`update source_runs set counts = counts || '{"over": 0}' where not counts ? 'over'`)
}

/** The days that an end falls on are reckoned anew whenever an event is written. */
export async function down(_: MigrateDownArgs): Promise<void> {}
