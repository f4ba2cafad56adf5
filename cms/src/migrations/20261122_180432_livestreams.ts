import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where an event can be watched. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "events" ADD COLUMN "livestream_url" varchar;
    ALTER TABLE "submissions" ADD COLUMN "livestream_url" varchar;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "events" DROP COLUMN "livestream_url";
    ALTER TABLE "submissions" DROP COLUMN "livestream_url";
  `)
}
