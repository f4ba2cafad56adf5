import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Counts are read from narrow indexes alone, not from 20,000 records with all that was sent: each dashboard polls them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index submissions_counts on submissions (event_type, status);
    create index submissions_waiting on submissions (event_type, created_at) where status = 'pending';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index submissions_counts, submissions_waiting`)
}
