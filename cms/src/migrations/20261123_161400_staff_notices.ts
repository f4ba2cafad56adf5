import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What arrived and whom it is still to be told. It goes with the person, and with what it is about. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table staff_notices (
      user_id uuid not null references users (id) on delete cascade,
      submission_id uuid not null references submissions (id) on delete cascade,
      primary key (user_id, submission_id)
    );
    create index staff_notices_by_submission on staff_notices (submission_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table staff_notices`)
}
