import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What was called off counts in no figure, as a sample does not: neither in the sums over all events nor in how many a
 * list of the archive has. It still stands in the lists, so that each knows how many rows it has, and how many count.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function event_figures_of(
      is_online boolean, prize numeric, type text, country text, start_day text, is_sample boolean, state text
    )
    returns table (dimension text, key text, count integer, amount bigint)
    language sql immutable as $$
      select figure.* from (select not is_sample and state <> 'cancelled' as yes) counted,
      lateral (values
        ('total', '', counted.yes::integer, 0::bigint),
        ('online', '', (is_online and counted.yes)::integer, 0),
        ('prize', '', (coalesce(prize, 0) > 0 and counted.yes)::integer, greatest(coalesce(prize, 0), 0)::bigint),
        ('type', type, counted.yes::integer, 0),
        ('country', coalesce(country, ''), (country is not null and counted.yes)::integer, 0),
        ('month', substr(start_day, 1, 7), counted.yes::integer, 0),
        ('sample', '', is_sample::integer, 0)
      ) as figure (dimension, key, count, amount)
      where figure.count <> 0
    $$;
  `)
  await db.execute(counting(', e.is_sample, e.state::text'))
  await db.execute(sql`drop function event_figures_of(boolean, numeric, text, text, text, boolean)`)
  await db.execute(figuresAnew(', e.is_sample, e.state::text'))

  await db.execute(sql`
    lock table events in share row exclusive mode;
    alter table event_lists add column is_counted boolean not null default true;
    alter table event_list_sizes add column counted integer not null default 0;
    drop index event_list_sizes_longest;
    create index event_list_sizes_longest on event_list_sizes (kind, counted desc, key);
    drop function event_lists_of(uuid[]);
  `)
  await db.execute(listsOf(', is_counted boolean', `, e.state <> 'cancelled'`))
  await db.execute(listing(', is_counted', ' and w.is_counted = l.is_counted'))
  await db.execute(sizing(', counted', ', count(*) filter (where is_counted)'))
  await db.execute(relisting(`, (o.state = 'cancelled')`, `, (n.state = 'cancelled')`))
  await db.execute(sql`
    update event_list_sizes set counted = count;
    select list_events(array(select id from events where state = 'cancelled'));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create function event_figures_of(
      is_online boolean, prize numeric, type text, country text, start_day text, is_sample boolean
    )
    returns table (dimension text, key text, count integer, amount bigint)
    language sql immutable as $$
      select * from (values
        ('total', '', (not is_sample)::integer, 0::bigint),
        ('online', '', (is_online and not is_sample)::integer, 0),
        ('prize', '', (coalesce(prize, 0) > 0 and not is_sample)::integer, greatest(coalesce(prize, 0), 0)::bigint),
        ('type', type, (not is_sample)::integer, 0),
        ('country', coalesce(country, ''), (country is not null and not is_sample)::integer, 0),
        ('month', substr(start_day, 1, 7), (not is_sample)::integer, 0),
        ('sample', '', is_sample::integer, 0)
      ) as figure (dimension, key, count, amount)
      where figure.count <> 0
    $$;
  `)
  await db.execute(counting(', e.is_sample'))
  await db.execute(sql`drop function event_figures_of(boolean, numeric, text, text, text, boolean, text)`)
  await db.execute(figuresAnew(', e.is_sample'))

  await db.execute(sql`
    lock table events in share row exclusive mode;
    drop function event_lists_of(uuid[]);
  `)
  await db.execute(listsOf('', ''))
  await db.execute(listing('', ''))
  await db.execute(sizing('', ''))
  await db.execute(relisting('', ''))
  await db.execute(sql`
    drop index event_list_sizes_longest;
    create index event_list_sizes_longest on event_list_sizes (kind, count desc, key);
    alter table event_list_sizes drop column counted;
    alter table event_lists drop column is_counted;
  `)
}

/** The trigger's function with the columns of an event that say whether it counts. */
function counting(further: string) {
  const columns = `e.is_online, e.prize_money, e.event_type::text, e.location_country, e.start_day${further}`
  return sql.raw(`
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
        from after_change e, event_figures_of(${columns}) f
        group by 1, 2
        on conflict (dimension, key) do update
        set count = kept.count + excluded.count, amount = kept.amount + excluded.amount;
      end if;
      if tg_op in ('UPDATE', 'DELETE') then
        update event_figures kept
        set count = kept.count - gone.count, amount = kept.amount - gone.amount
        from (
          select f.dimension, f.key, sum(f.count) as count, sum(f.amount) as amount
          from before_change e, event_figures_of(${columns}) f
          group by 1, 2
        ) gone
        where kept.dimension = gone.dimension and kept.key = gone.key;
      end if;
      delete from event_figures where count = 0;
      return null;
    end
    $$;
  `)
}

function figuresAnew(further: string) {
  return sql.raw(`
    lock table events in share row exclusive mode;
    delete from event_figures;
    insert into event_figures (dimension, key, count, amount)
    select f.dimension, f.key, sum(f.count), sum(f.amount)
    from events e,
      event_figures_of(e.is_online, e.prize_money, e.event_type::text, e.location_country, e.start_day${further}) f
    group by 1, 2;
  `)
}

function listsOf(column: string, value: string) {
  return sql.raw(`
    create function event_lists_of(events_listed uuid[])
    returns table (kind text, key text, event_id uuid, start_day text, name text${column}) language sql stable as $$
      select distinct on (e.id, l.kind, l.key) l.kind, l.key, e.id, e.start_day, l.name${value}
      from unnest(events_listed) as wanted (id)
      join events e on e.id = wanted.id
      left join series s on s.id = e.series_id
      cross join lateral (select list_key(e.location_country) as country offset 0) place
      cross join lateral (
        select * from (values
          ('year', substr(e.start_day, 1, 4), ''),
          ('month', substr(e.start_day, 1, 7), ''),
          ('country', place.country, e.location_country),
          ('country', case when e.is_online then 'online' end, ''),
          ('organizer', list_key(e.organizer), e.organizer),
          ('series', s.slug, ''),
          ('city', place.country || '/' || nullif(city_key(e.location_city), ''), e.location_city)
        ) as facts (kind, key, name)
        union all
        select 'tag', list_key(t.text), t.text from events_texts t where t.parent_id = e.id and t.path = 'tags'
      ) l
      where not e.is_sample and l.key <> '' and l.key not like '/%'
    $$;
  `)
}

function listing(column: string, isAlike: string) {
  return sql.raw(`
    create or replace function list_events(events_listed uuid[]) returns void language plpgsql as $$
    begin
      if coalesce(cardinality(events_listed), 0) = 0 then return; end if;
      perform pg_advisory_xact_lock(hashtextextended('event_figures', 0));
      with wanted as materialized (select * from event_lists_of(events_listed))
      delete from event_lists l where l.event_id = any(events_listed) and not exists (
        select from wanted w where w.event_id = l.event_id and w.kind = l.kind and w.key = l.key
          and w.start_day = l.start_day and w.name = l.name${isAlike}
      );
      insert into event_lists (kind, key, event_id, start_day, name${column})
      select kind, key, event_id, start_day, name${column} from event_lists_of(events_listed) on conflict do nothing;
    end
    $$;

    create or replace function list_new_events() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('event_figures', 0));
      insert into event_lists (kind, key, event_id, start_day, name${column})
      select kind, key, event_id, start_day, name${column}
      from event_lists_of(array(select id from after_change where not is_sample)) on conflict do nothing;
      return null;
    end
    $$;
  `)
}

function sizing(column: string, sum: string) {
  const added = column && ', counted = kept.counted + excluded.counted'
  const taken = column && ', counted = kept.counted - gone.counted'
  return sql.raw(`
    create or replace function size_longer_lists() returns trigger language plpgsql as $$
    begin
      insert into event_list_sizes as kept (kind, key, name, count${column})
      select kind, key, max(name), count(*)${sum} from listed group by kind, key
      on conflict (kind, key) do update set count = kept.count + excluded.count${added}, name = excluded.name;
      return null;
    end
    $$;

    create or replace function size_shorter_lists() returns trigger language plpgsql as $$
    begin
      update event_list_sizes kept set count = kept.count - gone.count${taken}
      from (select kind, key, count(*) as count${sum && `${sum} as counted`} from unlisted group by kind, key) gone
      where kept.kind = gone.kind and kept.key = gone.key;
      delete from event_list_sizes kept using unlisted u
      where kept.kind = u.kind and kept.key = u.key and kept.count <= 0;
      return null;
    end
    $$;
  `)
}

function relisting(before: string, after: string) {
  return sql.raw(`
    create or replace function list_changed_events() returns trigger language plpgsql as $$
    begin
      perform list_events(array(
        select n.id from before_change o join after_change n using (id)
        where
          (o.start_day, o.is_online, o.location_country, o.location_city, o.organizer, o.series_id, o.is_sample${before})
          is distinct from
          (n.start_day, n.is_online, n.location_country, n.location_city, n.organizer, n.series_id, n.is_sample${after})
      ));
      return null;
    end
    $$;
  `)
}
