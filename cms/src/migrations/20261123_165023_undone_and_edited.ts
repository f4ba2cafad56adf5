import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'decisionUndone' BEFORE 'export';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'submissionEdited' BEFORE 'submissionWithdrawn';
  ALTER TABLE "submissions" ADD COLUMN "edited_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_entries" DISABLE TRIGGER USER;
  DELETE FROM "audit_entries" WHERE "action" IN ('decisionUndone', 'submissionEdited');
  ALTER TABLE "audit_entries" ENABLE TRIGGER USER;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signIn', 'signInFailed', 'approve', 'reject', 'delete', 'export', 'postCreated', 'postUpdated', 'postPublished', 'postUnpublished', 'postDeleted', 'denied', 'submissionCorrected', 'submissionWithdrawn', 'mailSentAgain', 'messageAnswered', 'digestSent', 'digestPlanned', 'digestPlanCancelled', 'dataExported', 'dataErased', 'textChanged', 'samplesRemoved', 'userCreated', 'userRenamed', 'roleChanged', 'passwordChanged', 'noticesChanged', 'userDeleted', 'eventCreated', 'eventUpdated', 'eventDeleted', 'subscriberAdded', 'subscriberUpdated', 'subscriberDeleted', 'settingsChanged');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "submissions" DROP COLUMN "edited_at";`)
}
