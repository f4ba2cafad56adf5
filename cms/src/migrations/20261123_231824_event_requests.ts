import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Organizers ask for their published events to be moved, put off, called off or put back; who handed an event in hears
 * what became of it. Of a submission one request at most waits.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'eventState' BEFORE 'newsletterConfirm';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'eventRequestDeclined' BEFORE 'newsletterConfirm';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'eventChangeRequested' BEFORE 'subscriberAdded';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'eventChangeGranted' BEFORE 'subscriberAdded';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'eventChangeDeclined' BEFORE 'subscriberAdded';`)
  await db.execute(sql`
    create table event_requests (
      id uuid primary key default gen_random_uuid(),
      submission_id uuid not null references submissions (id) on delete cascade,
      state enum_events_state not null,
      -- Of a move alone.
      starts_at timestamptz,
      ends_at timestamptz,
      all_day boolean not null default false,
      reason text not null,
      created_at timestamptz not null default now(),
      decided_at timestamptz,
      -- The user name of whoever decided.
      decided_by text,
      is_granted boolean
    );
    create unique index event_requests_waiting on event_requests (submission_id) where decided_at is null;
    create index event_requests_of_submission on event_requests (submission_id, created_at desc);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop table event_requests;
  delete from mails where kind in ('eventState', 'eventRequestDeclined');
   ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('submissionReceived', 'submissionPublished', 'submissionRejected', 'newsletterConfirm', 'newsletterWelcome', 'digest', 'staffNotice', 'staffDaily', 'reply');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signIn', 'signInFailed', 'approve', 'reject', 'delete', 'decisionUndone', 'export', 'postCreated', 'postUpdated', 'postPublished', 'postUnpublished', 'postDeleted', 'denied', 'submissionCorrected', 'submissionEdited', 'submissionWithdrawn', 'mailSentAgain', 'messageAnswered', 'digestSent', 'digestPlanned', 'digestPlanCancelled', 'dataExported', 'dataErased', 'textChanged', 'samplesRemoved', 'userCreated', 'userRenamed', 'roleChanged', 'passwordChanged', 'noticesChanged', 'userDeleted', 'eventCreated', 'eventUpdated', 'eventDeleted', 'subscriberAdded', 'subscriberUpdated', 'subscriberDeleted', 'settingsChanged');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}
