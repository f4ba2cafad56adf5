import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The rows of a list by what they are called: what stood on other days before is found among thousands at once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index sightings_by_title on sightings (source_id, folded_text(stated ->> 'title'))`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index sightings_by_title`)
}
