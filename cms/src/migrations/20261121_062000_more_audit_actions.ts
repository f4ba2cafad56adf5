import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'postPublished' BEFORE 'postDeleted';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'postUnpublished' BEFORE 'postDeleted';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'submissionCorrected';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'submissionWithdrawn';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'mailSentAgain';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'digestSent';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'dataExported';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'dataErased';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signIn', 'signInFailed', 'approve', 'reject', 'delete', 'export', 'postCreated', 'postUpdated', 'postDeleted', 'denied');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}
