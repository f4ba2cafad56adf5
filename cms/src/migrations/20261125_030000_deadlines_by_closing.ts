import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * When a deadline is over, as `core/events/deadline.ts` says it: its instant, or the end of its day in its zone or
 * anywhere on Earth. A zone that PostgreSQL does not know counts as none; one that is an offset is read as ISO 8601
 * reads it, and not with the signs of POSIX. By the index of days, those that are long over cost a list nothing.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function deadline_closing(day text, instant timestamptz, zone text)
    returns timestamptz language plpgsql stable parallel safe as $$
    begin
      if instant is not null then
        return instant;
      elsif zone ~ '^[+-][0-9][0-9]:[0-9][0-9]$' then
        return (day::date + 1)::timestamp at time zone zone::interval;
      end if;
      return (day::date + 1)::timestamp at time zone coalesce(zone, 'Etc/GMT+12');
    exception when invalid_parameter_value then
      return (day::date + 1)::timestamp at time zone 'Etc/GMT+12';
    end
    $$;
    create index events_deadlines_by_day on events_deadlines (day);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index events_deadlines_by_day;
    drop function deadline_closing(text, timestamptz, text);
  `)
}
