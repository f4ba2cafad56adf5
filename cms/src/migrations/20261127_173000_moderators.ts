import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A role that decides about what arrives and nothing else; a second factor taken away by an admin, of which its person is
 * told; submissions whose event was made one with another; what translators wrote of an event's English, until somebody
 * publishes it; and messages that are found by their words.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_users_role" ADD VALUE 'moderator' BEFORE 'editor';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'staffFactors' BEFORE 'reply';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'eventsMerged' BEFORE 'eventChangeRequested';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'eventsParted' BEFORE 'eventChangeRequested';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'eventTextsProposed' BEFORE 'eventChangeRequested';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'eventTextsPublished' BEFORE 'eventChangeRequested';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'eventTextsDeclined' BEFORE 'eventChangeRequested';`)
  await db.execute(sql`
    create table merged_submissions (
      submission_id uuid primary key references submissions (id) on delete cascade,
      -- The event that stays: it came by another submission.
      event_id uuid not null references events (id) on delete cascade,
      merged_at timestamptz not null default now()
    );
    create index merged_submissions_of_event on merged_submissions (event_id);

    create table event_text_proposals (
      event_id uuid primary key references events (id) on delete cascade,
      -- Null where it was not touched.
      title text,
      description text,
      proposed_by text not null,
      proposed_at timestamptz not null default now(),
      check (title is not null or description is not null)
    );

    create index messages_search on submissions using gin (additional_info gin_trgm_ops)
      where event_type = 'contact_message';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop index messages_search;
  drop table event_text_proposals;
  drop table merged_submissions;
  delete from mails where kind = 'staffFactors';
  update users set role = 'translator' where role = 'moderator';
  alter table audit_entries disable trigger user;
  delete from audit_entries where action in ('eventsMerged', 'eventsParted', 'eventTextsProposed', 'eventTextsPublished', 'eventTextsDeclined');
  alter table audit_entries enable trigger user;
  ALTER TABLE "users" ALTER COLUMN "role" DROP DEFAULT;
   ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'translator');
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'translator'::"public"."enum_users_role";
   ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('submissionReceived', 'submissionPublished', 'submissionRejected', 'eventState', 'eventRequestDeclined', 'deadlineQuestion', 'newsletterConfirm', 'newsletterWelcome', 'digest', 'staffNotice', 'staffDaily', 'staffSignIn', 'staffPassword', 'reply');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
   ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signIn', 'signInFailed', 'approve', 'reject', 'delete', 'decisionUndone', 'export', 'postCreated', 'postUpdated', 'postPublished', 'postUnpublished', 'postDeleted', 'denied', 'submissionCorrected', 'submissionEdited', 'submissionWithdrawn', 'mailSentAgain', 'messageAnswered', 'digestSent', 'digestPlanned', 'digestPlanCancelled', 'dataExported', 'dataErased', 'textChanged', 'samplesRemoved', 'userCreated', 'userRenamed', 'roleChanged', 'passwordChanged', 'noticesChanged', 'userDeleted', 'factorAdded', 'factorRenamed', 'factorRemoved', 'factorsReset', 'recoveryCodesMade', 'recoveryCodeUsed', 'proofFailed', 'sessionEnded', 'eventCreated', 'eventUpdated', 'eventDeleted', 'eventChangeRequested', 'eventChangeGranted', 'eventChangeDeclined', 'sourceCreated', 'sourceUpdated', 'sourceDeleted', 'sourceSynced', 'proposalDecided', 'proposalUndone', 'subscriberAdded', 'subscriberUpdated', 'subscriberDeleted', 'settingsChanged');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}
