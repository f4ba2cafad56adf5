import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The same lists, made in a tenth of the time: a name of plain letters needs none of what spells Hebrew and accents, a
 * country's is made once for it and for its city, and what was stored just now stood in no list before.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function list_key(name text) returns text language sql immutable parallel safe as $$
      select case when octet_length(name) > char_length(name) then words_of(name) else
        trim(both '-' from left(trim(both '-' from regexp_replace(
          lower(translate(name, '''"', '')), '[^a-z0-9]+', '-', 'g')), 90)) end
    $$;
  `)
  await db.execute(listsOf('list_key'))
  await db.execute(sql`
    create or replace function city_key(city text) returns text language sql immutable as $$
      select case when octet_length(city) > char_length(city) then coalesce(
        '{"עכו":"acre","אריאל":"ariel","אשדוד":"ashdod","אשקלון":"ashkelon","בת ים":"bat-yam","באר שבע":"beer-sheva",
          "בני ברק":"bnei-brak","קיסריה":"caesarea","אילת":"eilat","גבעתיים":"givatayim","חיפה":"haifa",
          "הרצליה":"herzliya","הוד השרון":"hod-hasharon","חולון":"holon","ירושלים":"jerusalem","כפר סבא":"kfar-saba",
          "קריית גת":"kiryat-gat","קריית אונו":"kiryat-ono","לוד":"lod","מודיעין":"modiin","נהרייה":"nahariya",
          "נצרת":"nazareth","נס ציונה":"ness-ziona","נתניה":"netanya","אור יהודה":"or-yehuda",
          "פתח תקווה":"petah-tikva","רעננה":"raanana","רמת גן":"ramat-gan","רמת השרון":"ramat-hasharon",
          "רחובות":"rehovot","ראשון לציון":"rishon-lezion","ראש העין":"rosh-haayin","תל אביב":"tel-aviv",
          "תל אביב-יפו":"tel-aviv-yafo","טבריה":"tiberias","יקנעם":"yokneam"}'::jsonb
          ->> regexp_replace(trim(city), '[־–]', '-', 'g'),
        words_of(city)) else list_key(city) end
    $$;

    create or replace function list_new_events() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('event_figures', 0));
      insert into event_lists (kind, key, event_id, start_day, name)
      select kind, key, event_id, start_day, name
      from event_lists_of(array(select id from after_change where not is_sample)) on conflict do nothing;
      return null;
    end
    $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(listsOf('words_of'))
  await db.execute(sql`
    create or replace function city_key(city text) returns text language sql immutable as $$ select words_of(city) $$;
    create or replace function list_new_events() returns trigger language plpgsql as $$
    begin
      perform list_events(array(select id from after_change where not is_sample));
      return null;
    end
    $$;
    drop function list_key(text);
  `)
}

function listsOf(key: 'list_key' | 'words_of') {
  return sql.raw(`
    create or replace function event_lists_of(events_listed uuid[])
    returns table (kind text, key text, event_id uuid, start_day text, name text) language sql stable as $$
      select distinct on (e.id, l.kind, l.key) l.kind, l.key, e.id, e.start_day, l.name
      from unnest(events_listed) as wanted (id)
      join events e on e.id = wanted.id
      left join series s on s.id = e.series_id
      cross join lateral (select ${key}(e.location_country) as country offset 0) place
      cross join lateral (
        select * from (values
          ('year', substr(e.start_day, 1, 4), ''),
          ('month', substr(e.start_day, 1, 7), ''),
          ('country', place.country, e.location_country),
          ('country', case when e.is_online then 'online' end, ''),
          ('organizer', ${key}(e.organizer), e.organizer),
          ('series', s.slug, ''),
          ('city', place.country || '/' || nullif(city_key(e.location_city), ''), e.location_city)
        ) as facts (kind, key, name)
        union all
        select 'tag', ${key}(t.text), t.text from events_texts t where t.parent_id = e.id and t.path = 'tags'
      ) l
      where not e.is_sample and l.key <> '' and l.key not like '/%'
    $$;
  `)
}
