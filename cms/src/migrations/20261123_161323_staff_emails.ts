import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_notices" AS ENUM('each', 'daily', 'none');
  CREATE TYPE "public"."enum_users_notices_locale" AS ENUM('en', 'he');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'staffNotice';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'staffDaily';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'noticesChanged' BEFORE 'userDeleted';
  ALTER TABLE "users" ADD COLUMN "notices" "enum_users_notices" DEFAULT 'each';
  ALTER TABLE "users" ADD COLUMN "notices_locale" "enum_users_notices_locale" DEFAULT 'he';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('submissionReceived', 'submissionPublished', 'submissionRejected', 'newsletterConfirm', 'newsletterWelcome', 'digest');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signIn', 'signInFailed', 'approve', 'reject', 'delete', 'export', 'postCreated', 'postUpdated', 'postPublished', 'postUnpublished', 'postDeleted', 'denied', 'submissionCorrected', 'submissionWithdrawn', 'mailSentAgain', 'digestSent', 'dataExported', 'dataErased', 'textChanged', 'samplesRemoved', 'userCreated', 'userRenamed', 'roleChanged', 'passwordChanged', 'userDeleted', 'eventCreated', 'eventUpdated', 'eventDeleted', 'subscriberAdded', 'subscriberUpdated', 'subscriberDeleted', 'settingsChanged');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "users" DROP COLUMN "notices";
  ALTER TABLE "users" DROP COLUMN "notices_locale";
  DROP TYPE "public"."enum_users_notices";
  DROP TYPE "public"."enum_users_notices_locale";`)
}
