import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The lists of the archive that each event stands in: its year and month, its country and city, its tags, its
 * organizer and its series. Kept by whoever changes events, in the same transaction, with how many stand in each, so that
 * reading a page of a list costs the same however many events there are. Samples stand in none.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(tables)
  await db.execute(keys)
  await db.execute(sizes)
  await db.execute(lists)
  await db.execute(sql`select list_events(array(select id from events))`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function list_new_events, list_changed_events, unlist_events, list_tagged_events, list_untagged_events,
      list_events_of_series cascade;
    drop function list_events(uuid[]);
    drop function event_lists_of(uuid[]);
    drop table event_lists;
    drop function size_longer_lists, size_shorter_lists;
    drop table event_list_sizes;
    drop function city_key(text);
    drop index events_by_change;
  `)
}

/** No foreign key: what goes with its event goes at once for all that a statement deletes. */
const tables = sql`
  create table event_lists (
    kind text not null,
    key text collate "C" not null,
    event_id uuid not null,
    start_day text not null,
    name text not null,
    primary key (event_id, kind, key)
  );
  create index event_lists_by_day on event_lists (kind, key, start_day, event_id);

  create table event_list_sizes (
    kind text not null,
    key text collate "C" not null,
    name text not null,
    count integer not null,
    primary key (kind, key)
  );
  create index event_list_sizes_longest on event_list_sizes (kind, count desc, key);

  create index events_by_change on events (substr(start_day, 1, 4), updated_at) where not is_sample;
`

/** A city of Israel has one address, in whichever letters it was written. */
const keys = sql`
  create function city_key(city text) returns text language sql immutable as $$
    select coalesce(
      '{"עכו":"acre","אריאל":"ariel","אשדוד":"ashdod","אשקלון":"ashkelon","בת ים":"bat-yam","באר שבע":"beer-sheva",
        "בני ברק":"bnei-brak","קיסריה":"caesarea","אילת":"eilat","גבעתיים":"givatayim","חיפה":"haifa",
        "הרצליה":"herzliya","הוד השרון":"hod-hasharon","חולון":"holon","ירושלים":"jerusalem","כפר סבא":"kfar-saba",
        "קריית גת":"kiryat-gat","קריית אונו":"kiryat-ono","לוד":"lod","מודיעין":"modiin","נהרייה":"nahariya",
        "נצרת":"nazareth","נס ציונה":"ness-ziona","נתניה":"netanya","אור יהודה":"or-yehuda",
        "פתח תקווה":"petah-tikva","רעננה":"raanana","רמת גן":"ramat-gan","רמת השרון":"ramat-hasharon",
        "רחובות":"rehovot","ראשון לציון":"rishon-lezion","ראש העין":"rosh-haayin","תל אביב":"tel-aviv",
        "תל אביב-יפו":"tel-aviv-yafo","טבריה":"tiberias","יקנעם":"yokneam"}'::jsonb
        ->> regexp_replace(trim(city), '[־–]', '-', 'g'),
      words_of(city))
  $$;
`

const sizes = sql`
  create function size_longer_lists() returns trigger language plpgsql as $$
  begin
    insert into event_list_sizes as kept (kind, key, name, count)
    select kind, key, max(name), count(*) from listed group by kind, key
    on conflict (kind, key) do update set count = kept.count + excluded.count, name = excluded.name;
    return null;
  end
  $$;
  create trigger sized_after_insert after insert on event_lists referencing new table as listed
  for each statement execute function size_longer_lists();

  create function size_shorter_lists() returns trigger language plpgsql as $$
  begin
    update event_list_sizes kept set count = kept.count - gone.count
    from (select kind, key, count(*) as count from unlisted group by kind, key) gone
    where kept.kind = gone.kind and kept.key = gone.key;
    delete from event_list_sizes kept using unlisted u
    where kept.kind = u.kind and kept.key = u.key and kept.count <= 0;
    return null;
  end
  $$;
  create trigger sized_after_delete after delete on event_lists referencing old table as unlisted
  for each statement execute function size_shorter_lists();
`

/** Writers take turns as those of the figures do, by the same lock. */
const lists = sql`
  create function event_lists_of(events_listed uuid[])
  returns table (kind text, key text, event_id uuid, start_day text, name text) language sql stable as $$
    select distinct on (e.id, l.kind, l.key) l.kind, l.key, e.id, e.start_day, l.name
    from unnest(events_listed) as wanted (id)
    join events e on e.id = wanted.id
    left join series s on s.id = e.series_id
    cross join lateral (
      select * from (values
        ('year', substr(e.start_day, 1, 4), ''),
        ('month', substr(e.start_day, 1, 7), ''),
        ('country', words_of(e.location_country), e.location_country),
        ('country', case when e.is_online then 'online' end, ''),
        ('organizer', words_of(e.organizer), e.organizer),
        ('series', s.slug, ''),
        ('city', words_of(e.location_country) || '/' || nullif(city_key(e.location_city), ''), e.location_city)
      ) as facts (kind, key, name)
      union all
      select 'tag', words_of(t.text), t.text from events_texts t where t.parent_id = e.id and t.path = 'tags'
    ) l
    where not e.is_sample and l.key <> '' and l.key not like '/%'
  $$;

  create function list_events(events_listed uuid[]) returns void language plpgsql as $$
  begin
    if coalesce(cardinality(events_listed), 0) = 0 then return; end if;
    perform pg_advisory_xact_lock(hashtextextended('event_figures', 0));
    with wanted as materialized (select * from event_lists_of(events_listed))
    delete from event_lists l where l.event_id = any(events_listed) and not exists (
      select from wanted w where w.event_id = l.event_id and w.kind = l.kind and w.key = l.key
        and w.start_day = l.start_day and w.name = l.name
    );
    insert into event_lists (kind, key, event_id, start_day, name)
    select kind, key, event_id, start_day, name from event_lists_of(events_listed) on conflict do nothing;
  end
  $$;

  create function list_new_events() returns trigger language plpgsql as $$
  begin
    perform list_events(array(select id from after_change where not is_sample));
    return null;
  end
  $$;
  create trigger listed_after_insert after insert on events referencing new table as after_change
  for each statement execute function list_new_events();

  create function list_changed_events() returns trigger language plpgsql as $$
  begin
    perform list_events(array(
      select n.id from before_change o join after_change n using (id)
      where
        (o.start_day, o.is_online, o.location_country, o.location_city, o.organizer, o.series_id, o.is_sample)
        is distinct from
        (n.start_day, n.is_online, n.location_country, n.location_city, n.organizer, n.series_id, n.is_sample)
    ));
    return null;
  end
  $$;
  create trigger listed_after_update after update on events
  referencing old table as before_change new table as after_change
  for each statement execute function list_changed_events();

  create function unlist_events() returns trigger language plpgsql as $$
  begin
    if tg_op = 'TRUNCATE' then
      delete from event_lists;
      return null;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('event_figures', 0));
    delete from event_lists l using before_change o where l.event_id = o.id;
    return null;
  end
  $$;
  create trigger listed_after_delete after delete on events referencing old table as before_change
  for each statement execute function unlist_events();
  create trigger listed_after_truncate after truncate on events
  for each statement execute function unlist_events();

  create function list_tagged_events() returns trigger language plpgsql as $$
  begin
    perform list_events(array(select distinct parent_id from after_change where path = 'tags'));
    return null;
  end
  $$;
  create trigger listed_after_insert after insert on events_texts referencing new table as after_change
  for each statement execute function list_tagged_events();
  create trigger listed_after_update after update on events_texts referencing new table as after_change
  for each statement execute function list_tagged_events();

  create function list_events_of_series() returns trigger language plpgsql as $$
  begin
    perform list_events(array(
      select e.id from before_change o join after_change n using (id) join events e on e.series_id = n.id
      where o.slug <> n.slug
    ));
    return null;
  end
  $$;
  create trigger listed_after_update after update on series
  referencing old table as before_change new table as after_change
  for each statement execute function list_events_of_series();

  create function list_untagged_events() returns trigger language plpgsql as $$
  begin
    perform list_events(array(select distinct parent_id from before_change where path = 'tags'));
    return null;
  end
  $$;
  create trigger listed_after_delete after delete on events_texts referencing old table as before_change
  for each statement execute function list_untagged_events();
`
