import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A submission may be of whole days; and the clock by which its hours were written is kept. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "submissions" ADD COLUMN "all_day" boolean DEFAULT false NOT NULL;
    ALTER TABLE "submissions" ADD COLUMN "time_zone" varchar;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "submissions" DROP COLUMN "all_day";
    ALTER TABLE "submissions" DROP COLUMN "time_zone";
  `)
}
