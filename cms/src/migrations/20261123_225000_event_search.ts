import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What is looked for stands once for each event, as `foldedText` of the core writes it and with what narrows a search
 * beside it: trigrams find a word anywhere in it, and nothing has to be joined. It is written when a transaction ends,
 * once, whatever of the event has changed. Words of names are kept for whoever spells them otherwise; one that no event
 * has any more does no harm.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(tables)
  await db.execute(writers)
  await db.execute(indexes)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function search_changed_event() cascade;
    drop function search_changed_text() cascade;
    drop function search_changed_tag() cascade;
    drop function search_changed_series() cascade;
    drop function search_event(uuid);
    drop function months_to(text);
    drop table event_search, search_words;
    drop function folded_text(text);
  `)
}

const tables = sql`
  create extension if not exists pg_trgm;

  create table event_search (
    event_id uuid primary key references events (id) on delete cascade,
    start_day text not null,
    end_day text not null,
    -- Counted from the year 0: December 2026 is 12 * 2026 + 11.
    first_month integer not null,
    last_month integer not null,
    event_type text not null,
    is_online boolean not null,
    country text,
    -- Without what stands behind a comma, folded.
    city text,
    -- Titles, organizer, series and tags, each between spaces; and the same with place and descriptions.
    names text not null,
    everything text not null,
    made_at timestamptz not null
  );
  create table search_words (word text primary key);

  -- The points and accents, the quotation marks and what parts words are those of core/text/spelling.ts.
  create function folded_text(text text) returns text language sql immutable parallel safe as $$
    select trim(regexp_replace(regexp_replace(regexp_replace(lower(normalize(coalesce(text, ''), NFKD)),
      '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]', '', 'g'),
      '["''\`\u00b4\u05f3\u05f4\u2018\u2019\u201c\u201d]', '', 'g'),
      '[\\s!-/:-@\\[-\`{-~\u0080-\u00bf\u05be\u2000-\u206f\u3000-\u303f]+', ' ', 'g'))
  $$;
`

const writers = sql`
  create function months_to(day text) returns integer language sql immutable as $$
    select left(day, 4)::integer * 12 + substr(day, 6, 2)::integer - 1
  $$;

  create function search_event(event uuid) returns void language plpgsql as $$
  declare
    found text;
  begin
    if exists (select from event_search where event_id = event and made_at = now()) then return; end if;
    insert into event_search
    select e.id, e.start_day, e.end_day, months_to(e.start_day), months_to(e.end_day), e.event_type::text,
      coalesce(e.is_online, false), e.location_country, nullif(folded_text(split_part(e.location_city, ',', 1)), ''),
      texts.names, texts.names || texts.places || '||' || texts.descriptions, now()
    from events e
    cross join lateral (
      select
        coalesce(string_agg('| ' || folded_text(part) || ' ', '') filter (where kind = 'name'), '') as names,
        coalesce(string_agg('| ' || folded_text(part) || ' ', '') filter (where kind = 'place'), '') as places,
        coalesce(string_agg('| ' || folded_text(part) || ' ', '') filter (where kind = 'text'), '') as descriptions
      from (
        select 'name' as kind, l.title as part from events_locales l where l._parent_id = e.id
        union all select 'text', l.description from events_locales l where l._parent_id = e.id
        union all select 'place', e.location_city
        union all select 'place', e.location_country
        union all select 'name', e.organizer
        union all select 'name', l.name from series_locales l where l._parent_id = e.series_id
        union all select 'name', t.text from events_texts t where t.parent_id = e.id and t.path = 'tags'
      ) parts
      where part <> ''
    ) texts
    where e.id = event
    on conflict (event_id) do update set start_day = excluded.start_day, end_day = excluded.end_day,
      first_month = excluded.first_month, last_month = excluded.last_month,
      event_type = excluded.event_type, is_online = excluded.is_online,
      country = excluded.country, city = excluded.city, names = excluded.names, everything = excluded.everything,
      made_at = excluded.made_at
    returning left(everything, strpos(everything, '||') - 1) into found;
    insert into search_words
    select distinct word from regexp_split_to_table(found, '[ |]+') as words(word)
    where length(word) between 4 and 30 and word !~ '^[0-9]+$'
      and not exists (select from search_words known where known.word = words.word)
    order by word on conflict do nothing;
  end $$;

  create function search_changed_event() returns trigger language plpgsql as $$
  begin
    perform search_event(new.id);
    return null;
  end $$;
  create function search_changed_text() returns trigger language plpgsql as $$
  begin
    perform search_event(case when tg_op = 'DELETE' then old._parent_id else new._parent_id end);
    return null;
  end $$;
  create function search_changed_tag() returns trigger language plpgsql as $$
  begin
    perform search_event(case when tg_op = 'DELETE' then old.parent_id else new.parent_id end);
    return null;
  end $$;

  create function search_changed_series() returns trigger language plpgsql as $$
  begin
    perform search_event(id) from events where series_id = new._parent_id;
    return null;
  end $$;

  create constraint trigger event_searched after insert on events
  deferrable initially deferred for each row execute function search_changed_event();
  create constraint trigger event_changed after update of start_day, end_day, event_type, is_online,
    location_country, location_city, organizer, series_id on events
  deferrable initially deferred for each row execute function search_changed_event();
  create constraint trigger event_searched after insert or delete or update of title, description on events_locales
  deferrable initially deferred for each row execute function search_changed_text();
  create constraint trigger event_searched after insert or delete or update of text on events_texts
  deferrable initially deferred for each row execute function search_changed_tag();
  create constraint trigger event_searched after insert or update of name on series_locales
  deferrable initially deferred for each row execute function search_changed_series();

  select search_event(id) from events;
`

/** Days come first: most searches are narrowed by them, or stop when a page is full. */
const indexes = sql`
  create index event_search_everything on event_search
    using gin (everything gin_trgm_ops) with (gin_pending_list_limit = 256);
  create index event_search_names on event_search
    using gin (names gin_trgm_ops) with (gin_pending_list_limit = 256);
  create index event_search_ends on event_search (end_day, start_day);
  create index event_search_country on event_search (country, end_day);
  create index event_search_country_type on event_search (country, event_type, end_day);
  create index event_search_city on event_search (city, event_type, end_day);
  create index event_search_type on event_search (event_type, end_day);
  create index search_words_alike on search_words using gin (word gin_trgm_ops);
  analyze event_search;
`
