import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which version of the program ran a migration: the oldest one that can work with what it made. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table payload_migrations add column program text`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table payload_migrations drop column program`)
}
