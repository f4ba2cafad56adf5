import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Names are found as people type them: what an event is called stands in `event_search` also as one word (`DEF CON`,
 * `defcon`), two words that stand together are known as one to whoever misspells them, and what else a name is called is
 * kept in a table that editors write.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(tables)
  await db.execute(sql.raw(wordsOf))
  await db.execute(sql.raw(searchEvent({ name: joinedToo, words: 'searched_words(found)' })))
  await db.execute(sql`select search_event(id) from events`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(searchEvent({ name: plainly, words: "regexp_split_to_table(found, '[ |]+')" })))
  await db.execute(sql`
    select search_event(id) from events;
    drop function searched_words(text);
    drop table search_names, search_misses;
    drop function notify_search_names();
    alter table payload_locked_documents_rels drop column search_names_id;
  `)
}

const tables = sql`
  create table search_names (
    id uuid primary key default gen_random_uuid(),
    typed varchar not null,
    means varchar not null,
    updated_at timestamp(3) with time zone not null default now(),
    created_at timestamp(3) with time zone not null default now()
  );
  create unique index search_names_typed_idx on search_names (typed);
  create index search_names_updated_at_idx on search_names (updated_at);
  create index search_names_created_at_idx on search_names (created_at);
  alter table payload_locked_documents_rels add column search_names_id uuid;
  alter table payload_locked_documents_rels add constraint payload_locked_documents_rels_search_names_fk
    foreign key (search_names_id) references search_names (id) on delete cascade;
  create index payload_locked_documents_rels_search_names_id_idx on payload_locked_documents_rels (search_names_id);

  -- Searches that are kept at the edge find by another name from now on.
  create function notify_search_names() returns trigger language plpgsql as $$
  begin
    perform pg_notify('site_cache', '{"tags":["events"]}');
    return null;
  end
  $$;
  create trigger search_names_changed after insert or update or delete or truncate on search_names
  for each statement execute function notify_search_names();

  -- Searches that found nothing, by day and nobody's.
  create table search_misses (
    text text not null,
    day date not null,
    times integer not null default 1,
    primary key (text, day)
  );
`

/** The words of names, and each two that stand together as one. */
const wordsOf = `
  create function searched_words(names text) returns setof text language sql immutable as $$
    select unnest(array[word] || case when next !~ '[|]' then word || next end)
    from (
      select word, lead(word) over (order by place) as next
      from regexp_split_to_table(trim(names), ' +') with ordinality as words(word, place)
    ) pairs
    where word !~ '[|]'
  $$;
`

const plainly = `'| ' || folded_text(part) || ' '`
const joinedToo = `${plainly} || case when folded_text(part) like '% %'
        then '| ' || replace(folded_text(part), ' ', '') || ' ' else '' end`

const searchEvent = ({ name, words }: { name: string; words: string }) => `
  create or replace function search_event(event uuid) returns void language plpgsql as $$
  declare
    found text;
  begin
    if exists (select from event_search where event_id = event and made_at = statement_timestamp()) then return; end if;
    insert into event_search
    select e.id, e.start_day, e.end_day, months_to(e.start_day), months_to(e.end_day), e.event_type::text,
      coalesce(e.is_online, false), e.location_country, nullif(folded_text(split_part(e.location_city, ',', 1)), ''),
      texts.names, texts.names || texts.places || '||' || texts.descriptions, statement_timestamp()
    from events e
    cross join lateral (
      select
        coalesce(string_agg(${name}, '') filter (where kind = 'name'), '') as names,
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
    select distinct word from ${words} as words(word)
    where length(word) between 4 and 30 and word !~ '^[0-9]+$'
      and not exists (select from search_words known where known.word = words.word)
    order by word on conflict do nothing;
  end $$;
`
