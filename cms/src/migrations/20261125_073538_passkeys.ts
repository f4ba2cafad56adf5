import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Passkeys of those who work here, and what a browser is asked to sign with one: each once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`alter type "public"."enum_audit_entries_action" add value 'factorRenamed' before 'factorRemoved'`,
  )
  await db.execute(sql`
    create table passkeys (
      -- The credential's own name for itself.
      id text primary key,
      user_id uuid not null references users (id) on delete cascade,
      public_key bytea not null,
      -- How often it says that it was used: one that goes back is a copy.
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index passkeys_of_user on passkeys (user_id);
    create table passkey_challenges (
      challenge text primary key,
      -- Who adds a passkey; null of a sign-in.
      user_id uuid references users (id) on delete cascade,
      expires_at timestamptz not null
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop table passkey_challenges;
  drop table passkeys;
  alter table audit_entries disable trigger user;
  delete from audit_entries where action = 'factorRenamed';
  alter table audit_entries enable trigger user;
   ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signIn', 'signInFailed', 'approve', 'reject', 'delete', 'decisionUndone', 'export', 'postCreated', 'postUpdated', 'postPublished', 'postUnpublished', 'postDeleted', 'denied', 'submissionCorrected', 'submissionEdited', 'submissionWithdrawn', 'mailSentAgain', 'messageAnswered', 'digestSent', 'digestPlanned', 'digestPlanCancelled', 'dataExported', 'dataErased', 'textChanged', 'samplesRemoved', 'userCreated', 'userRenamed', 'roleChanged', 'passwordChanged', 'noticesChanged', 'userDeleted', 'factorAdded', 'factorRemoved', 'factorsReset', 'recoveryCodesMade', 'recoveryCodeUsed', 'eventCreated', 'eventUpdated', 'eventDeleted', 'eventChangeRequested', 'eventChangeGranted', 'eventChangeDeclined', 'sourceCreated', 'sourceUpdated', 'sourceDeleted', 'sourceSynced', 'proposalDecided', 'proposalUndone', 'subscriberAdded', 'subscriberUpdated', 'subscriberDeleted', 'settingsChanged');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}
