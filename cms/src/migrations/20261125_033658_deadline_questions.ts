import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What was asked about deadlines: once for each day that was said of one. `is_for_staff` where there was nobody else to
 * ask; `extended_to` is what was answered, none where it was not extended.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'deadlineQuestion' BEFORE 'newsletterConfirm';
   create table deadline_questions (
     id uuid primary key default gen_random_uuid(),
     event_id uuid not null references events (id) on delete cascade,
     kind text not null,
     day text not null,
     closes_at timestamptz not null,
     asked_at timestamptz not null default now(),
     is_for_staff boolean not null default false,
     answered_at timestamptz,
     extended_to text,
     unique (event_id, kind, day)
   );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop table deadline_questions;
   delete from mails where kind = 'deadlineQuestion';
   ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('submissionReceived', 'submissionPublished', 'submissionRejected', 'eventState', 'eventRequestDeclined', 'newsletterConfirm', 'newsletterWelcome', 'digest', 'staffNotice', 'staffDaily', 'reply');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";`)
}
