import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(errorReports)
  await db.execute(longerEvents)
  await db.execute(monthFigures)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table error_reports;
    drop index events_running, events_with_prize;
    drop function days_of;
    delete from event_figures where dimension = 'month';
  `)
  await db.execute(earlierFigures)
}

const errorReports = sql`
  create table error_reports (
    id bigint generated always as identity primary key,
    error text,
    stack text,
    component_stack text,
    reported_at text,
    user_agent text,
    url text,
    received_at timestamptz not null default now()
  );
  create index error_reports_age on error_reports (received_at);
`

/** Days are texts, and a cast from text hangs on a setting: built from their parts, they can be indexed. */
const longerEvents = sql`
  create function days_of(first text, last text) returns daterange language plpgsql immutable parallel safe as $$
  begin
    return daterange(
      make_date(substr(first, 1, 4)::integer, substr(first, 6, 2)::integer, substr(first, 9, 2)::integer),
      make_date(substr(last, 1, 4)::integer, substr(last, 6, 2)::integer, substr(last, 9, 2)::integer),
      '[]'
    );
  end
  $$;

  create index events_running on events using gist (days_of(start_day, end_day)) where end_day > start_day;
  create index events_with_prize on events (start_day) where coalesce(prize_money, 0) > 0;
`

const monthFigures = sql`
  create function event_figures_of(is_online boolean, prize numeric, type text, country text, start_day text)
  returns table (dimension text, key text, count integer, amount bigint)
  language sql immutable as $$
    select * from (values
      ('total', '', 1, 0::bigint),
      ('online', '', is_online::integer, 0),
      ('prize', '', (coalesce(prize, 0) > 0)::integer, greatest(coalesce(prize, 0), 0)::bigint),
      ('type', type, 1, 0),
      ('country', coalesce(country, ''), (country is not null)::integer, 0),
      ('month', substr(start_day, 1, 7), 1, 0)
    ) as figure (dimension, key, count, amount)
    where figure.count <> 0
  $$;

  create or replace function count_event_figures() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('event_figures', 0));
    if tg_op = 'TRUNCATE' then
      delete from event_figures;
      return null;
    end if;
    if tg_op in ('INSERT', 'UPDATE') then
      insert into event_figures as kept (dimension, key, count, amount)
      select f.dimension, f.key, sum(f.count), sum(f.amount)
      from after_change e,
        event_figures_of(e.is_online, e.prize_money, e.event_type::text, e.location_country, e.start_day) f
      group by 1, 2
      on conflict (dimension, key) do update
      set count = kept.count + excluded.count, amount = kept.amount + excluded.amount;
    end if;
    if tg_op in ('UPDATE', 'DELETE') then
      update event_figures kept
      set count = kept.count - gone.count, amount = kept.amount - gone.amount
      from (
        select f.dimension, f.key, sum(f.count) as count, sum(f.amount) as amount
        from before_change e,
          event_figures_of(e.is_online, e.prize_money, e.event_type::text, e.location_country, e.start_day) f
        group by 1, 2
      ) gone
      where kept.dimension = gone.dimension and kept.key = gone.key;
    end if;
    delete from event_figures where count = 0;
    return null;
  end
  $$;

  drop function event_figures_of(boolean, numeric, text, text);

  lock table events in share row exclusive mode;
  insert into event_figures (dimension, key, count, amount)
  select 'month', substr(start_day, 1, 7), count(*), 0 from events group by 2;
`

const earlierFigures = sql`
  create function event_figures_of(is_online boolean, prize numeric, type text, country text)
  returns table (dimension text, key text, count integer, amount bigint)
  language sql immutable as $$
    select * from (values
      ('total', '', 1, 0::bigint),
      ('online', '', is_online::integer, 0),
      ('prize', '', (coalesce(prize, 0) > 0)::integer, greatest(coalesce(prize, 0), 0)::bigint),
      ('type', type, 1, 0),
      ('country', coalesce(country, ''), (country is not null)::integer, 0)
    ) as figure (dimension, key, count, amount)
    where figure.count <> 0
  $$;

  create or replace function count_event_figures() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('event_figures', 0));
    if tg_op = 'TRUNCATE' then
      delete from event_figures;
      return null;
    end if;
    if tg_op in ('INSERT', 'UPDATE') then
      insert into event_figures as kept (dimension, key, count, amount)
      select f.dimension, f.key, sum(f.count), sum(f.amount)
      from after_change e, event_figures_of(e.is_online, e.prize_money, e.event_type::text, e.location_country) f
      group by 1, 2
      on conflict (dimension, key) do update
      set count = kept.count + excluded.count, amount = kept.amount + excluded.amount;
    end if;
    if tg_op in ('UPDATE', 'DELETE') then
      update event_figures kept
      set count = kept.count - gone.count, amount = kept.amount - gone.amount
      from (
        select f.dimension, f.key, sum(f.count) as count, sum(f.amount) as amount
        from before_change e, event_figures_of(e.is_online, e.prize_money, e.event_type::text, e.location_country) f
        group by 1, 2
      ) gone
      where kept.dimension = gone.dimension and kept.key = gone.key;
    end if;
    delete from event_figures where count = 0;
    return null;
  end
  $$;

  drop function event_figures_of(boolean, numeric, text, text, text);
`
