import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The page of an event says which lists name it, and what they say: kept pages go when that changes. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create trigger site_cache after insert or update or delete or truncate on event_statements
    for each statement execute function notify_site_cache();
    create trigger site_cache after delete or truncate or update of event_id, vanished_at on sightings
    for each statement execute function notify_site_cache();
    create trigger site_cache after delete or truncate or update of name, credit_url, address on sources
    for each statement execute function notify_site_cache();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger site_cache on sources;
    drop trigger site_cache on sightings;
    drop trigger site_cache on event_statements;
  `)
}
