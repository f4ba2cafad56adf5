import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'userCreated';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'userRenamed';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'roleChanged';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'passwordChanged';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'userDeleted';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'eventCreated';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'eventUpdated';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'eventDeleted';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'subscriberAdded';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'subscriberUpdated';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'subscriberDeleted';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'settingsChanged';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_entries" DISABLE TRIGGER USER;
  DELETE FROM "audit_entries" WHERE "action" IN ('userCreated', 'userRenamed', 'roleChanged', 'passwordChanged', 'userDeleted', 'eventCreated', 'eventUpdated', 'eventDeleted', 'subscriberAdded', 'subscriberUpdated', 'subscriberDeleted', 'settingsChanged');
  ALTER TABLE "audit_entries" ENABLE TRIGGER USER;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signIn', 'signInFailed', 'approve', 'reject', 'delete', 'export', 'postCreated', 'postUpdated', 'postPublished', 'postUnpublished', 'postDeleted', 'denied', 'submissionCorrected', 'submissionWithdrawn', 'mailSentAgain', 'digestSent', 'dataExported', 'dataErased', 'textChanged', 'samplesRemoved');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}
