import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Series that are expected though nobody has announced their next edition: what a watch list names, and which of these and
 * of our own nobody waits for any more.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter type enum_sources_kind add value 'xsaRecurring' after 'xsa';
    alter type enum_audit_entries_action add value 'seriesUnwatched' before 'subscriberAdded';
    alter type enum_audit_entries_action add value 'seriesWatched' before 'subscriberAdded';
  `)
  await db.execute(sql`
    -- A name in one word, without a year and what lists add to it at will.
    create function plain_name(name text) returns text language sql immutable parallel safe as $$
      select replace(regexp_replace(folded_text(name),
        '\\m(conference|symposium|summit|(19|20)\\d\\d)\\M', ' ', 'g'), ' ', '')
    $$;

    create table watched_series (
      id uuid primary key default gen_random_uuid(),
      source_id uuid not null references sources (id) on delete cascade,
      -- What tells it from the others of its list.
      key text not null,
      name text not null,
      url text,
      city text,
      country text,
      name_key text generated always as (distinct_name(name)) stored,
      plain_name text generated always as (plain_name(name)) stored,
      address text generated always as (source_address(url)) stored,
      first_seen_at timestamptz not null,
      vanished_at timestamptz,
      unique (source_id, key)
    );

    -- By the id of a watched series or of a series.
    create table stopped_series (
      id uuid primary key,
      stopped_at timestamptz not null default now()
    );

    create trigger site_cache after insert or update or delete on watched_series
    for each row execute function notify_site_cache();
    create trigger site_cache after insert or delete on stopped_series
    for each row execute function notify_site_cache();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table stopped_series;
    drop table watched_series;
    drop function plain_name(text);
    delete from sources where kind = 'xsaRecurring';
    alter table audit_entries disable trigger user;
    delete from audit_entries where action in ('seriesUnwatched', 'seriesWatched');
    alter table audit_entries enable trigger user;
  `)
  await db.execute(without('enum_sources_kind', 'sources', 'kind', ['xsaRecurring']))
  await db.execute(
    without('enum_audit_entries_action', 'audit_entries', 'action', ['seriesUnwatched', 'seriesWatched']),
  )
}

/** The type anew, with the values that it has besides these. */
function without(type: string, table: string, column: string, values: readonly string[]) {
  return sql.raw(`
    do $$
    declare others text;
    begin
      select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) into others from pg_enum
      where enumtypid = '${type}'::regtype and enumlabel <> all('{${values.join(',')}}'::text[]);
      alter table ${table} alter column ${column} set data type text;
      drop type ${type};
      execute format('create type ${type} as enum (%s)', others);
      alter table ${table} alter column ${column} set data type ${type} using ${column}::${type};
    end $$;
  `)
}
