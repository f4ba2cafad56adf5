import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What an event shows by the word of a list that may not be passed on is not passed on either when the list is no source any
 * more: its fields are kept here until somebody else says them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table withheld_fields (
      event_id uuid not null references events (id) on delete cascade,
      field text not null,
      primary key (event_id, field)
    );

    create function withhold_fields() returns trigger language plpgsql as $$
    begin
      insert into withheld_fields (event_id, field)
      select event_id, field from event_statements where source_id = old.id and is_shown
      on conflict do nothing;
      return old;
    end
    $$;
    create trigger withheld_before_delete before delete on sources
    for each row when (not old.may_pass_on) execute function withhold_fields();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger withheld_before_delete on sources;
    drop function withhold_fields();
    drop table withheld_fields;
  `)
}
