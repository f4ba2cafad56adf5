import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Sessions know in which browser, where and by what they were begun, and have an id of their own for ending them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'staffSignIn' BEFORE 'reply';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'staffPassword' BEFORE 'reply';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'proofFailed' BEFORE 'eventCreated';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'sessionEnded' BEFORE 'eventCreated';`)
  await db.execute(sql`
    alter table session_activity
      add column id uuid not null default gen_random_uuid() unique,
      -- Of sessions that began before this was kept, nothing is known.
      add column way text check (way in ('password', 'code', 'passkey')),
      add column browser text,
      add column system text,
      -- English names, as visits have them, or local.
      add column country text,
      add column city text;
    create index session_activity_of_user on session_activity (user_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop index session_activity_of_user;
  alter table session_activity drop column id, drop column way, drop column browser, drop column system,
    drop column country, drop column city;
  delete from mails where kind in ('staffSignIn', 'staffPassword');
  alter table audit_entries disable trigger user;
  delete from audit_entries where action in ('proofFailed', 'sessionEnded');
  alter table audit_entries enable trigger user;
   ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('submissionReceived', 'submissionPublished', 'submissionRejected', 'eventState', 'eventRequestDeclined', 'deadlineQuestion', 'newsletterConfirm', 'newsletterWelcome', 'digest', 'staffNotice', 'staffDaily', 'reply');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signIn', 'signInFailed', 'approve', 'reject', 'delete', 'decisionUndone', 'export', 'postCreated', 'postUpdated', 'postPublished', 'postUnpublished', 'postDeleted', 'denied', 'submissionCorrected', 'submissionEdited', 'submissionWithdrawn', 'mailSentAgain', 'messageAnswered', 'digestSent', 'digestPlanned', 'digestPlanCancelled', 'dataExported', 'dataErased', 'textChanged', 'samplesRemoved', 'userCreated', 'userRenamed', 'roleChanged', 'passwordChanged', 'noticesChanged', 'userDeleted', 'factorAdded', 'factorRenamed', 'factorRemoved', 'factorsReset', 'recoveryCodesMade', 'recoveryCodeUsed', 'eventCreated', 'eventUpdated', 'eventDeleted', 'eventChangeRequested', 'eventChangeGranted', 'eventChangeDeclined', 'sourceCreated', 'sourceUpdated', 'sourceDeleted', 'sourceSynced', 'proposalDecided', 'proposalUndone', 'subscriberAdded', 'subscriberUpdated', 'subscriberDeleted', 'settingsChanged');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}
