import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How often each day's visits and page views were changed: sums of days that are over are kept by whoever has read them,
 * as long as this stays. Noted after the figures, whose writers take turns.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table visit_days (day timestamptz primary key, version bigint not null);

    create function note_changed_days() returns trigger language plpgsql as $$
    begin
      insert into visit_days as noted (day, version)
      select distinct day, 1 from changed
      on conflict (day) do update set version = noted.version + 1;
      return null;
    end
    $$;

    create function note_moved_days() returns trigger language plpgsql as $$
    begin
      insert into visit_days as noted (day, version)
      select day, 1 from before_change union select day, 1 from after_change
      on conflict (day) do update set version = noted.version + 1;
      return null;
    end
    $$;

    create function note_all_days() returns trigger language plpgsql as $$
    begin
      update visit_days set version = version + 1;
      return null;
    end
    $$;
  `)
  for (const table of ['visits', 'page_views']) await db.execute(sql.raw(noting(table)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function note_changed_days, note_moved_days, note_all_days cascade;
    drop table visit_days;
  `)
}

/** Triggers of one event fire in the order of their names: these after those of the figures. */
function noting(table: string): string {
  return `
    create trigger noted_after_insert after insert on ${table} referencing new table as changed
    for each statement execute function note_changed_days();

    create trigger noted_after_delete after delete on ${table} referencing old table as changed
    for each statement execute function note_changed_days();

    create trigger noted_after_update after update on ${table}
    referencing old table as before_change new table as after_change
    for each statement execute function note_moved_days();

    create trigger noted_after_truncate after truncate on ${table}
    for each statement execute function note_all_days();
  `
}
