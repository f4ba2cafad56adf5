import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(visits)
  await db.execute(figures)
  await db.execute(sql.raw(visitTriggers))
  await db.execute(sql.raw(viewTriggers))
  await db.execute(recording)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function record_pulses, visits_of_pulses;
    drop table page_views, visits, visit_figures, load_figures, analytics_salts;
    drop function count_new_visits, count_changed_visits, count_gone_visits, count_new_views, count_changed_views,
      count_gone_views, visit_figures_of, view_figures_of, rounded_seconds, rounded_load;
  `)
}

/**
 * `key` is the keyed hash by which signs of life find their visit, `visitor` the one that it began with: they differ
 * once a visit has lasted past midnight. `hour` and `day` are the beginnings of those in the site's time zone.
 */
const visits = sql`
  create table analytics_salts (
    day date primary key,
    salt bytea not null,
    created_at timestamptz not null default now()
  );

  create table visits (
    id uuid primary key default gen_random_uuid(),
    key bytea not null,
    visitor bytea not null,
    is_first boolean not null,
    started_at timestamptz not null,
    last_seen_at timestamptz not null,
    hour timestamptz not null,
    day timestamptz not null,
    page_views integer not null,
    landing_path text not null,
    country text not null,
    city text not null,
    device text not null,
    browser text not null,
    os text not null
  );
  create index visits_by_key on visits (key);
  create index visits_by_visitor on visits (visitor);
  create index visits_by_start on visits (started_at);
  create index visits_by_last_sign on visits (last_seen_at);

  create table page_views (
    id bigint generated always as identity primary key,
    visit_id uuid not null references visits (id) on delete cascade,
    page text not null,
    path text not null,
    at timestamptz not null,
    last_seen_at timestamptz not null,
    hour timestamptz not null,
    day timestamptz not null,
    load_ms integer,
    unique (visit_id, page)
  );
  create index page_views_by_time on page_views (at);
`

/**
 * What visits and page views add up to, by hour and by day. Of dimension `visits` the amount is seconds, of `landing`
 * those that left at once, of `page` seconds on the page. Seconds and load times are kept as they are rounded below, so
 * that medians and percentiles can be told from their numbers.
 */
const figures = sql`
  create table visit_figures (
    grain text not null,
    at timestamptz not null,
    dimension text not null,
    key text not null,
    count bigint not null,
    amount bigint not null,
    primary key (dimension, grain, at, key)
  );

  create table load_figures (
    grain text not null,
    at timestamptz not null,
    path text not null,
    load_ms integer not null,
    count bigint not null,
    primary key (path, grain, at, load_ms)
  );

  create function rounded_seconds(seconds integer) returns integer language sql immutable parallel safe as $$
    select case
      when seconds <= 60 then seconds
      when seconds <= 180 then (seconds + 4) / 5 * 5
      when seconds <= 600 then (seconds + 14) / 15 * 15
      when seconds <= 3600 then (seconds + 59) / 60 * 60
      else (seconds + 599) / 600 * 600
    end
  $$;

  create function rounded_load(ms integer) returns integer language sql immutable parallel safe as $$
    select case
      when ms <= 2000 then (ms + 5) / 10 * 10
      when ms <= 20000 then (ms + 50) / 100 * 100
      else (ms + 500) / 1000 * 1000
    end
  $$;

  create function visit_figures_of(
    is_first boolean, page_views integer, started_at timestamptz, last_seen_at timestamptz, landing_path text,
    country text, device text, browser text
  ) returns table (dimension text, key text, count integer, amount integer)
  language sql immutable parallel safe as $$
    select figure.* from (select floor(extract(epoch from last_seen_at - started_at))::integer as seconds) length,
    lateral (values
      ('visits', '', 1, length.seconds),
      ('first', '', is_first::integer, 0),
      ('bounced', '', (page_views = 1)::integer, 0),
      ('country', country, 1, 0),
      ('device', device, 1, 0),
      ('browser', browser, 1, 0),
      ('seconds', rounded_seconds(length.seconds)::text, 1, 0),
      ('landing', landing_path, 1, (page_views = 1)::integer)
    ) as figure (dimension, key, count, amount)
  $$;

  create function view_figures_of(path text, at timestamptz, last_seen_at timestamptz)
  returns table (dimension text, key text, count integer, amount integer)
  language sql immutable parallel safe as $$
    select figure.* from (select floor(extract(epoch from last_seen_at - at))::integer as seconds) length,
    lateral (values ('views', '', 1, 0), ('page', path, 1, length.seconds)) as figure (dimension, key, count, amount)
  $$;
`

/** Each change, with its sign; only what differs is written. Writers take turns from their first change to their commit. */
function counting(change: string, addition: (rows: string, sign: 1 | -1) => string): string {
  const sources = {
    new: [addition('after_change', 1)],
    changed: [addition('after_change', 1), addition('before_change', -1)],
    gone: [addition('before_change', -1)],
  }[change]
  return (sources ?? []).join(' union all ')
}

const changes = [
  { name: 'new', event: 'insert', tables: 'new table as after_change' },
  { name: 'changed', event: 'update', tables: 'old table as before_change new table as after_change' },
  { name: 'gone', event: 'delete', tables: 'old table as before_change' },
]

function triggers(table: string, plural: string, body: (change: string) => string): string {
  return changes
    .map(
      ({ name, event, tables }) => `
    create function count_${name}_${plural}() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('visits', 0));
      ${body(name)}
      return null;
    end
    $$;
    create trigger figures_after_${event} after ${event} on ${table} referencing ${tables}
    for each statement execute function count_${name}_${plural}();`,
    )
    .join('\n')
}

const adding = (source: string) => `
      insert into visit_figures as kept (grain, at, dimension, key, count, amount)
      select grain, at, dimension, key, sum(count), sum(amount) from (${source}) change
      group by 1, 2, 3, 4 having sum(count) <> 0 or sum(amount) <> 0
      on conflict (dimension, grain, at, key) do update
      set count = kept.count + excluded.count, amount = kept.amount + excluded.amount;`

const grains = (row: string) => `lateral (values ('hour', ${row}.hour), ('day', ${row}.day)) g (grain, at)`

const visitTriggers = triggers('visits', 'visits', (change) =>
  adding(
    counting(
      change,
      (rows, sign) => `
        select g.grain, g.at, f.dimension, f.key, ${sign} * f.count as count, ${sign} * f.amount as amount
        from ${rows} v, ${grains('v')}, visit_figures_of(v.is_first, v.page_views, v.started_at, v.last_seen_at,
          v.landing_path, v.country, v.device, v.browser) f`,
    ),
  ),
)

const viewTriggers = triggers(
  'page_views',
  'views',
  (change) => `${adding(
    counting(
      change,
      (rows, sign) => `
        select g.grain, g.at, f.dimension, f.key, ${sign} * f.count as count, ${sign} * f.amount as amount
        from ${rows} v, ${grains('v')}, view_figures_of(v.path, v.at, v.last_seen_at) f`,
    ),
  )}
      insert into load_figures as kept (grain, at, path, load_ms, count)
      select grain, at, path, load_ms, sum(count) from (${counting(
        change,
        (rows, sign) => `
        select g.grain, g.at, v.path, rounded_load(v.load_ms) as load_ms, ${sign} as count
        from ${rows} v, ${grains('v')} where v.load_ms is not null`,
      )}) change
      group by 1, 2, 3, 4 having sum(count) <> 0
      on conflict (path, grain, at, load_ms) do update set count = kept.count + excluded.count;`,
)

/**
 * Writes one batch of signs of life, at most ten minutes long, so that no visit can end within it. Each is a page with
 * its first and last sign: { key, previous, page, path, first, last, load, country, city, device, browser, os }; keys
 * are hexadecimal, `previous` is yesterday's shortly after midnight, instants are milliseconds. A visit ends after 30
 * minutes without a sign. The same batch again changes nothing.
 */
const recording = sql`
  create function visits_of_pulses(batch jsonb) returns table (
    visit_id uuid, key bytea, previous bytea, page text, path text, first timestamptz, last timestamptz, load integer,
    country text, city text, device text, browser text, os text, key_first timestamptz, key_last timestamptz
  ) language sql stable as $$
    select v.id, p.key, p.previous, p.page, p.path, p.first, p.last, p.load, p.country, p.city, p.device, p.browser, p.os,
      p.key_first, p.key_last
    from (
      select *, min(given.first) over of_key as key_first, max(given.last) over of_key as key_last
      from (
        select decode(b.key, 'hex') as key, decode(b.previous, 'hex') as previous, b.page, b.path,
          to_timestamp(b.first / 1000.0) as first, to_timestamp(b.last / 1000.0) as last, b.load, b.country, b.city,
          b.device, b.browser, b.os
        from jsonb_to_recordset(batch) b (key text, previous text, page text, path text, first bigint, last bigint,
          load integer, country text, city text, device text, browser text, os text)
      ) given
      window of_key as (partition by given.key)
    ) p
    left join lateral (
      select id from visits
      where visits.key = p.key
        and visits.last_seen_at > p.key_first - interval '30 minutes'
        and visits.started_at < p.key_last + interval '30 minutes'
      order by visits.last_seen_at desc
      limit 1
    ) v on true
  $$;

  create function record_pulses(batch jsonb, zone text) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('visits', 0));

    if jsonb_path_exists(batch, '$[*].previous') then
      update visits set key = p.key
      from (
        select distinct on (previous) key, previous, key_first, visit_id from visits_of_pulses(batch)
        where previous is not null
      ) p
      where visits.key = p.previous and p.visit_id is null
        and visits.last_seen_at > p.key_first - interval '30 minutes';
    end if;

    insert into visits (key, visitor, is_first, started_at, last_seen_at, hour, day, page_views, landing_path, country,
      city, device, browser, os)
    select distinct on (p.key) p.key, p.key, not exists (select from visits v where v.visitor = p.key), p.key_first,
      p.key_last, date_trunc('hour', p.key_first, zone), date_trunc('day', p.key_first, zone),
      count(*) over (partition by p.key), p.path, p.country, p.city, p.device, p.browser, p.os
    from visits_of_pulses(batch) p
    where p.visit_id is null
    order by p.key, p.first;

    update page_views seen
    set last_seen_at = greatest(seen.last_seen_at, p.last), load_ms = coalesce(seen.load_ms, p.load)
    from visits_of_pulses(batch) p
    where seen.visit_id = p.visit_id and seen.page = p.page
      and (seen.last_seen_at < p.last or (seen.load_ms is null and p.load is not null));

    insert into page_views (visit_id, page, path, at, last_seen_at, hour, day, load_ms)
    select p.visit_id, p.page, p.path, p.first, p.last, date_trunc('hour', p.first, zone),
      date_trunc('day', p.first, zone), p.load
    from visits_of_pulses(batch) p
    on conflict (visit_id, page) do nothing;

    update visits
    set started_at = least(visits.started_at, p.key_first),
      last_seen_at = greatest(visits.last_seen_at, p.key_last),
      hour = date_trunc('hour', least(visits.started_at, p.key_first), zone),
      day = date_trunc('day', least(visits.started_at, p.key_first), zone),
      landing_path = case when p.key_first < visits.started_at then p.path else visits.landing_path end,
      page_views = p.page_views
    from (
      select distinct on (o.visit_id) o.*, (select count(*) from page_views w where w.visit_id = o.visit_id) as page_views
      from visits_of_pulses(batch) o
      order by o.visit_id, o.first
    ) p
    where visits.id = p.visit_id
      and (visits.started_at > p.key_first or visits.last_seen_at < p.key_last or visits.page_views <> p.page_views);
  end
  $$;
`
