import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Every table has a primary key: a person is erased from rows by it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`alter table event_statements add column id bigint generated always as identity primary key`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table event_statements drop column id`)
}
