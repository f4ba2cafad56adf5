import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A second factor beside the password: an authenticator app (its secret is sealed), ten recovery codes (keyed hashes),
 * and sign-ins that wait for their second step (the hash of what their browser was given).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'factorAdded' BEFORE 'eventCreated';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'factorRemoved' BEFORE 'eventCreated';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'factorsReset' BEFORE 'eventCreated';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'recoveryCodesMade' BEFORE 'eventCreated';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'recoveryCodeUsed' BEFORE 'eventCreated';`)
  await db.execute(sql`
    create table authenticator_apps (
      user_id uuid primary key references users (id) on delete cascade,
      secret text not null,
      -- Before its first right code it counts for nothing.
      confirmed_at timestamptz,
      -- The step of the last code that was used: it and those before are no good any more.
      last_step bigint,
      created_at timestamptz not null default now()
    );
    create table recovery_codes (
      user_id uuid not null references users (id) on delete cascade,
      hash text not null,
      used_at timestamptz,
      primary key (user_id, hash)
    );
    create table sign_in_challenges (
      hash text primary key,
      user_id uuid not null references users (id) on delete cascade,
      asks text not null check (asks in ('code', 'enrolment')),
      idle_seconds integer not null,
      -- Of the password that was right: with another it is over.
      password_mark text not null,
      expires_at timestamptz not null
    );
    create index sign_in_challenges_of_user on sign_in_challenges (user_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop table sign_in_challenges;
  drop table recovery_codes;
  drop table authenticator_apps;
  alter table audit_entries disable trigger user;
  delete from audit_entries where action in ('factorAdded', 'factorRemoved', 'factorsReset', 'recoveryCodesMade', 'recoveryCodeUsed');
  alter table audit_entries enable trigger user;
   ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signIn', 'signInFailed', 'approve', 'reject', 'delete', 'decisionUndone', 'export', 'postCreated', 'postUpdated', 'postPublished', 'postUnpublished', 'postDeleted', 'denied', 'submissionCorrected', 'submissionEdited', 'submissionWithdrawn', 'mailSentAgain', 'messageAnswered', 'digestSent', 'digestPlanned', 'digestPlanCancelled', 'dataExported', 'dataErased', 'textChanged', 'samplesRemoved', 'userCreated', 'userRenamed', 'roleChanged', 'passwordChanged', 'noticesChanged', 'userDeleted', 'eventCreated', 'eventUpdated', 'eventDeleted', 'eventChangeRequested', 'eventChangeGranted', 'eventChangeDeclined', 'sourceCreated', 'sourceUpdated', 'sourceDeleted', 'sourceSynced', 'proposalDecided', 'proposalUndone', 'subscriberAdded', 'subscriberUpdated', 'subscriberDeleted', 'settingsChanged');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}
