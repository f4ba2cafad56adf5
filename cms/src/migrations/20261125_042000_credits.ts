import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Every page credits the lists that events come from: what changes them makes pages anew, as changed texts do. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function notify_credits() returns trigger language plpgsql as $$
    begin
      perform pg_notify('site_cache', '{"tags":["events","texts"]}');
      return null;
    end
    $$;

    create trigger credits_on_pages after insert or update or delete or truncate on sources
    for each statement execute function notify_credits();
    create trigger credits_on_pages after insert on source_runs
    for each row when (new.outcome = 'changed') execute function notify_credits();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger credits_on_pages on source_runs;
    drop trigger credits_on_pages on sources;
    drop function notify_credits();
  `)
}
