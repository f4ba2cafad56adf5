import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Each session knows its own idle time: it is shorter for pages on a host of development. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table session_activity add column idle_seconds integer not null default 420`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table session_activity drop column idle_seconds`)
}
