import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the own pages of events tell, when each was read, and what a night's reading came to. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- The last reading of the page that an event links to.
    create table page_reads (
      event_id uuid primary key references events (id) on delete cascade,
      address text not null,
      read_at timestamptz not null,
      etag text,
      last_modified text,
      -- Why nothing was believed; null where it was.
      refusal text
    );

    -- Of each event one of a field: what was filled once is not filled again.
    create table page_facts (
      id uuid primary key default gen_random_uuid(),
      event_id uuid not null references events (id) on delete cascade,
      field text not null check (field in ('venue', 'hours', 'price', 'text', 'image')),
      value jsonb not null,
      host text not null,
      address text not null,
      state text not null check (state in ('filled', 'noted', 'waiting', 'refused', 'undone')),
      found_at timestamptz not null,
      -- When the page last told the same.
      checked_at timestamptz not null,
      decided_at timestamptz,
      -- The user name of whoever decided.
      decided_by text,
      unique (event_id, field)
    );
    create index page_facts_of_host on page_facts (host, state);
    create index page_facts_waiting on page_facts (found_at) where state = 'waiting';
    create trigger site_cache after update or delete or truncate on page_facts
    for each statement execute function notify_site_cache();

    create table page_runs (
      id bigint generated always as identity primary key,
      started_at timestamptz not null,
      ended_at timestamptz not null default clock_timestamp(),
      counts jsonb not null
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table page_runs, page_facts, page_reads`)
}
