import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Editions are found by the name that they share. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index event_keys_by_name on event_keys (name)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index event_keys_by_name`)
}
