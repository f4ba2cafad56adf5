import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Each event has an address of its own for ever: made of its title and year, told apart by a number where another event
 * has it, and kept when the title or the year changes, so that an old link still leads to it. Named when a transaction
 * ends, however the event came to be there; an event without any title has none yet.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table event_slugs (
      slug text primary key,
      event_id uuid not null references events (id) on delete cascade,
      is_current boolean not null
    );
    create unique index event_slugs_current on event_slugs (event_id) where is_current;
    create index event_slugs_event on event_slugs (event_id);

    -- Hebrew in Latin letters, as a reader would spell it without the vowels.
    create function latin_of(hebrew text) returns text language sql immutable as $$
      select translate(
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
          regexp_replace(hebrew, '[\u0591-\u05c7''’"׳״]', '', 'g'),
          '(?<![א-תa-z])ו', 'v', 'g'), 'וו', 'v', 'g'), '(?<![א-תa-z])י', 'y', 'g'), 'יי', 'y', 'g'),
          'ה(?![א-ת])', 'a', 'g'), '[צץ]', 'ts', 'g'), 'ש', 'sh', 'g'),
        'אבגדהוזחטיכךלמםנןסעפףקרת', 'abgdhozhtikklmmnnsapfkrt')
    $$;

    create function words_of(title text) returns text language sql immutable as $$
      select trim(both '-' from left(trim(both '-' from regexp_replace(
        regexp_replace(lower(normalize(latin_of(coalesce(title, '')), NFKD)), '[\u0300-\u036f]', '', 'g'),
        '[^a-z0-9]+', '-', 'g')), 90))
    $$;

    create function slug_of(title text, title_he text, start_day text) returns text language sql immutable as $$
      select case when words !~ '[a-z0-9]' then null when position(left(start_day, 4) in words) > 0 then words
        else words || '-' || left(start_day, 4) end
      from (select case when words_of(title) ~ '[a-z]' or coalesce(title_he, '') = '' then words_of(title)
        else words_of(title_he) end as words) found
    $$;

    create function name_event(event uuid) returns void language plpgsql as $$
    declare
      wanted text;
      current text;
      candidate text;
      number integer := 1;
    begin
      select slug_of(en.title, he.title, e.start_day), s.slug into wanted, current
      from events e
      left join events_locales en on en._parent_id = e.id and en._locale = 'en'
      left join events_locales he on he._parent_id = e.id and he._locale = 'he'
      left join event_slugs s on s.event_id = e.id and s.is_current
      where e.id = event;
      if wanted is null or current = wanted or current ~ ('^' || wanted || '-[0-9]+$') then return; end if;
      update event_slugs set is_current = false where event_id = event and is_current;
      loop
        candidate := case when number = 1 then wanted else wanted || '-' || number end;
        insert into event_slugs (slug, event_id, is_current) values (candidate, event, true)
        on conflict (slug) do update set is_current = true where event_slugs.event_id = event;
        exit when found;
        number := number + 1;
      end loop;
    end $$;

    create function name_titled_event() returns trigger language plpgsql as $$
    begin
      perform name_event(new._parent_id);
      return null;
    end $$;
    create function name_dated_event() returns trigger language plpgsql as $$
    begin
      perform name_event(new.id);
      return null;
    end $$;

    create constraint trigger event_named after insert or update of title on events_locales
    deferrable initially deferred for each row execute function name_titled_event();
    create constraint trigger event_named after update of start_day on events
    deferrable initially deferred for each row when (old.start_day is distinct from new.start_day)
    execute function name_dated_event();

    select name_event(id) from events order by start_day, created_at, id;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger event_named on events;
    drop trigger event_named on events_locales;
    drop function name_dated_event();
    drop function name_titled_event();
    drop function name_event(uuid);
    drop function slug_of(text, text, text);
    drop function words_of(text);
    drop function latin_of(text);
    drop table event_slugs;
  `)
}
