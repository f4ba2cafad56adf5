import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Two events that somebody said are one: what went, as it was, so that it can be taken back. A pair that asks about a row of
 * a known event is no question any more when the other event goes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table event_merges (
      id uuid primary key default gen_random_uuid(),
      kept_id uuid not null references events (id) on delete cascade,
      gone_id uuid not null,
      merged_at timestamptz not null default now(),
      -- The user name of whoever said so.
      merged_by text,
      snapshot jsonb not null,
      moved jsonb not null,
      undone_at timestamptz
    );
    create index event_merges_of_kept on event_merges (kept_id);

    create function close_answered() returns trigger language plpgsql as $$
    begin
      delete from proposals p using sightings s
      where p.decided_at is null and p.kind in ('new', 'pair') and p.sighting_id = s.id and s.event_id is not null
        and p.candidates = '[]';
      return null;
    end
    $$;
    create trigger questions_answered_after_delete after delete on events
    for each statement execute function close_answered();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger questions_answered_after_delete on events;
    drop function close_answered();
    drop table event_merges;
  `)
}
