import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Few visits last longer than an hour; they are looked for at the beginning of each period that they may last into. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index visits_lasting on visits (last_seen_at) where last_seen_at - started_at > interval '1 hour';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index visits_lasting;`)
}
