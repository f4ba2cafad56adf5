import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_digests_kind" AS ENUM('digest', 'letter');
  ALTER TYPE "public"."enum_digests_status" ADD VALUE 'planned' BEFORE 'sending';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'digestPlanned' BEFORE 'dataExported';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'digestPlanCancelled' BEFORE 'dataExported';
  ALTER TABLE "digests" ADD COLUMN "kind" "enum_digests_kind" DEFAULT 'digest' NOT NULL;
  ALTER TABLE "digests" ADD COLUMN "send_at" timestamp(3) with time zone;
  ALTER TABLE "digests" ADD COLUMN "planned_by" varchar;
  ALTER TABLE "digests" ADD COLUMN "left_out" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "digests" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "digests" ALTER COLUMN "status" SET DEFAULT 'draft'::text;
  DROP TYPE "public"."enum_digests_status";
  CREATE TYPE "public"."enum_digests_status" AS ENUM('draft', 'sending', 'sent');
  ALTER TABLE "digests" ALTER COLUMN "status" SET DEFAULT 'draft'::"public"."enum_digests_status";
  ALTER TABLE "digests" ALTER COLUMN "status" SET DATA TYPE "public"."enum_digests_status" USING "status"::"public"."enum_digests_status";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signIn', 'signInFailed', 'approve', 'reject', 'delete', 'export', 'postCreated', 'postUpdated', 'postPublished', 'postUnpublished', 'postDeleted', 'denied', 'submissionCorrected', 'submissionWithdrawn', 'mailSentAgain', 'messageAnswered', 'digestSent', 'dataExported', 'dataErased', 'textChanged', 'samplesRemoved', 'userCreated', 'userRenamed', 'roleChanged', 'passwordChanged', 'noticesChanged', 'userDeleted', 'eventCreated', 'eventUpdated', 'eventDeleted', 'subscriberAdded', 'subscriberUpdated', 'subscriberDeleted', 'settingsChanged');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "digests" DROP COLUMN "kind";
  ALTER TABLE "digests" DROP COLUMN "send_at";
  ALTER TABLE "digests" DROP COLUMN "planned_by";
  ALTER TABLE "digests" DROP COLUMN "left_out";
  DROP TYPE "public"."enum_digests_kind";`)
}
