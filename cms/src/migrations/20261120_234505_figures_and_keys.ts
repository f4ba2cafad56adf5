import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(readIndexes)
  await db.execute(figures)
  await db.execute(notifications)
  await db.execute(smallTables)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table events alter start_day drop not null, alter end_day drop not null;
    drop table idempotency_keys, session_activity, rate_limits, event_figures;
    drop function count_event_figures() cascade;
    drop function event_figures_of cascade;
    drop function notify_site_cache() cascade;
    drop index events_by_day, events_by_type, events_by_country, events_online, events_locales_parent,
      events_texts_parent, submissions_newest, submissions_by_status, submissions_by_type;
  `)
}

/** The panel asks for days or for instants, so Payload lets either be absent; stored events always know their days. */
const readIndexes = sql`
  alter table events alter start_day set not null, alter end_day set not null;
  create index events_by_day on events (start_day, id);
  create index events_by_type on events (event_type, start_day);
  create index events_by_country on events (location_country, start_day);
  create index events_online on events (start_day) where is_online;
  create index events_locales_parent on events_locales (_parent_id);
  create index events_texts_parent on events_texts (parent_id, "order");
  create index submissions_newest on submissions (created_at desc, id);
  create index submissions_by_status on submissions (status, created_at desc);
  create index submissions_by_type on submissions (event_type, created_at desc);
`

/**
 * Figures over all events, kept by whoever changes them, in the same transaction. Writers take turns from their first
 * change to their commit, which keeps two of them from waiting for each other.
 */
const figures = sql`
  create table event_figures (
    dimension text not null,
    key text not null,
    count integer not null,
    amount bigint not null default 0,
    primary key (dimension, key)
  );

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

  create function count_event_figures() returns trigger language plpgsql as $$
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

  create trigger figures_after_insert after insert on events
  referencing new table as after_change for each statement execute function count_event_figures();
  create trigger figures_after_update after update on events
  referencing old table as before_change new table as after_change
  for each statement execute function count_event_figures();
  create trigger figures_after_delete after delete on events
  referencing old table as before_change for each statement execute function count_event_figures();
  create trigger figures_after_truncate after truncate on events
  for each statement execute function count_event_figures();

  insert into event_figures (dimension, key, count, amount)
  select f.dimension, f.key, sum(f.count), sum(f.amount)
  from events e, event_figures_of(e.is_online, e.prize_money, e.event_type::text, e.location_country) f
  group by 1, 2;
`

/** The edge hears of it at the commit, once however many statements there were. */
const notifications = sql`
  create function notify_site_cache() returns trigger language plpgsql as $$
  begin
    perform pg_notify('site_cache', '{"tags":["events"]}');
    return null;
  end
  $$;

  create trigger site_cache after insert or update or delete or truncate on events
  for each statement execute function notify_site_cache();
  create trigger site_cache after insert or update or delete or truncate on events_locales
  for each statement execute function notify_site_cache();
  create trigger site_cache after insert or update or delete or truncate on events_texts
  for each statement execute function notify_site_cache();
`

const smallTables = sql`
  create table idempotency_keys (
    endpoint text not null,
    key text not null,
    request_hash text not null,
    answer jsonb,
    created_at timestamptz not null default now(),
    primary key (endpoint, key)
  );
  create index idempotency_keys_age on idempotency_keys (created_at);

  create table session_activity (
    session_id text primary key,
    user_id uuid not null references users (id) on delete cascade,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now()
  );

  -- Counted at every request and worth nothing after a crash.
  create unlogged table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  );
  create index rate_limits_age on rate_limits (expire);
`
