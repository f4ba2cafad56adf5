import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * By what an event is recognised that a list names: its address and host in one spelling, its first day, its city, and its
 * names without the words that many events share. Kept with every write, in the same statement.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(spellings)
  await db.execute(tables)
  await db.execute(writers)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function key_new_events, key_changed_events, key_titled_events, key_untitled_events cascade;
    drop function key_events(uuid[]);
    drop table event_keys;
    drop function distinct_name(text);
    drop function source_host(text);
    drop function source_address(text);
    drop function plain_host(text);
  `)
}

/** `source_address` and `source_host` do as `features/sources/match/identity.ts`, which a test compares. */
const spellings = sql`
  create function plain_host(address text) returns text language sql immutable parallel safe as $$
    select regexp_replace(regexp_replace(lower(
      (regexp_match(trim(address), '^https?://(?:[^/?#@]*@)?([^/?#:@\\s]+)', 'i'))[1]), '\\.$', ''), '^(www\\d?|m)\\.', '')
  $$;

  create function source_host(address text) returns text language sql immutable parallel safe as $$
    select regexp_replace(plain_host(address), '^(.*\\.)?(19|20)\\d\\d\\.(?=[^.]+\\.[^.]+)', '\\1')
  $$;

  create function source_address(address text) returns text language sql immutable parallel safe as $$
    select plain_host(address)
      || regexp_replace(regexp_replace(regexp_replace(lower(coalesce(found[1], '')), '/{2,}', '/', 'g'), '/$', ''),
        '/(index\\.(html?|php|aspx?)|home|default\\.aspx?)$', '')
      || coalesce('?' || nullif((
        select string_agg(part, '&' order by part collate "C") from unnest(string_to_array(lower(found[2]), '&')) part
        where part <> '' and part !~ '^(utm_[^=]*|fbclid|gclid|mc_[ce]id|ref|source|campaign)(=|$)'
      ), ''), '')
    from regexp_match(trim(address),
      '^https?://(?:[^/?#@]*@)?[^/?#:@\\s]+(?::\\d+)?([^?#\\s]*)(?:\\?([^#\\s]*))?', 'i') as found
  $$;

  create function distinct_name(name text) returns text language sql immutable parallel safe as $$
    select trim(regexp_replace(regexp_replace(folded_text(name),
      '\\m(security )?b ?sides|\\mowasp\\M|\\mapp ?sec days?\\M|\\m(def ?con|dc) group', ' ', 'g'),
      '\\m(conference|symposium|summit|(19|20)\\d\\d)\\M| +', ' ', 'g'))
  $$;
`

const tables = sql`
  create table event_keys (
    event_id uuid primary key references events (id) on delete cascade,
    start_day text not null,
    host text,
    address text,
    city text,
    name text not null,
    name_he text not null
  );
  create index event_keys_by_day on event_keys (start_day);
  create index event_keys_by_host on event_keys (host, start_day) where host is not null;
  create index event_keys_by_address on event_keys (address, start_day) where address is not null;
`

/** What a change leaves as it was is not written again. */
const writers = sql`
  create function key_events(events_keyed uuid[]) returns void language sql as $$
    insert into event_keys as kept (event_id, start_day, host, address, city, name, name_he)
    select e.id, e.start_day, source_host(e.registration_url), source_address(e.registration_url),
      nullif(folded_text((regexp_match(e.location_city, '^[^,(]*'))[1]), ''),
      coalesce(distinct_name(en.title), ''), coalesce(distinct_name(he.title), '')
    from events e
    left join events_locales en on en._parent_id = e.id and en._locale = 'en'
    left join events_locales he on he._parent_id = e.id and he._locale = 'he'
    where e.id = any(events_keyed) and not e.is_sample
    on conflict (event_id) do update set start_day = excluded.start_day, host = excluded.host,
      address = excluded.address, city = excluded.city, name = excluded.name, name_he = excluded.name_he
    where (kept.start_day, kept.host, kept.address, kept.city, kept.name, kept.name_he) is distinct from
      (excluded.start_day, excluded.host, excluded.address, excluded.city, excluded.name, excluded.name_he)
  $$;

  create function key_new_events() returns trigger language plpgsql as $$
  begin
    perform key_events(array(select id from after_change));
    return null;
  end $$;
  create trigger keyed_after_insert after insert on events referencing new table as after_change
  for each statement execute function key_new_events();

  create function key_changed_events() returns trigger language plpgsql as $$
  begin
    perform key_events(array(
      select n.id from before_change o join after_change n using (id)
      where (o.start_day, o.registration_url, o.location_city) is distinct from
        (n.start_day, n.registration_url, n.location_city)
    ));
    return null;
  end $$;
  create trigger keyed_after_update after update on events
  referencing old table as before_change new table as after_change
  for each statement execute function key_changed_events();

  create function key_titled_events() returns trigger language plpgsql as $$
  begin
    perform key_events(array(select distinct _parent_id from after_change));
    return null;
  end $$;
  create trigger keyed_after_insert after insert on events_locales referencing new table as after_change
  for each statement execute function key_titled_events();
  create trigger keyed_after_update after update on events_locales referencing new table as after_change
  for each statement execute function key_titled_events();

  create function key_untitled_events() returns trigger language plpgsql as $$
  begin
    perform key_events(array(select distinct _parent_id from before_change));
    return null;
  end $$;
  create trigger keyed_after_delete after delete on events_locales referencing old table as before_change
  for each statement execute function key_untitled_events();

  select key_events(array(select id from events));
  analyze event_keys;
`
