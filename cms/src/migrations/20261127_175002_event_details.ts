import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Organizers ask for other details of a published event, and hear that an event of theirs was removed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'eventRequestGranted' BEFORE 'deadlineQuestion';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'eventRemoved' BEFORE 'deadlineQuestion';
    -- What of the event is to be changed, where that is not its state.
    alter table event_requests add column details jsonb;
    alter table event_requests alter column state drop not null;
    alter table event_requests add constraint event_requests_of_one_kind check ((state is null) = (details is not null));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table event_requests drop constraint event_requests_of_one_kind;
    delete from event_requests where state is null;
    alter table event_requests alter column state set not null;
    alter table event_requests drop column details;
    delete from mails where kind in ('eventRequestGranted', 'eventRemoved');

   ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('submissionReceived', 'submissionPublished', 'submissionRejected', 'eventState', 'eventRequestDeclined', 'deadlineQuestion', 'newsletterConfirm', 'newsletterWelcome', 'digest', 'staffNotice', 'staffDaily', 'staffSignIn', 'staffPassword', 'reply');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";`)
}
