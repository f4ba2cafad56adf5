import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Whether an event takes place as announced. The list of submissions says of each what became of its event. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_events_state" AS ENUM('scheduled', 'cancelled', 'postponed');
    ALTER TABLE "events" ADD COLUMN "state" "enum_events_state" DEFAULT 'scheduled' NOT NULL;
  `)
  await db.execute(sql`
    create or replace trigger submissions_counted after update of submission_id, state or delete or truncate on events
    for each statement execute function count_change('submissions');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace trigger submissions_counted after update of submission_id or delete or truncate on events
    for each statement execute function count_change('submissions');
  `)
  await db.execute(sql`
    ALTER TABLE "events" DROP COLUMN "state";
    DROP TYPE "public"."enum_events_state";
  `)
}
