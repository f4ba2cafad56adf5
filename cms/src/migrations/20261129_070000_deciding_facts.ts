import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Events say which language they are held in, and what decides for some whether they can come; null: not stated. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."enum_events_captions" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_events_sign_language" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_events_step_free_access" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_events_travel_help" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_submissions_captions" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_submissions_sign_language" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_submissions_step_free_access" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_submissions_travel_help" AS ENUM('yes', 'no');
  ALTER TABLE "events" ADD COLUMN "languages" varchar;
  ALTER TABLE "events" ADD COLUMN "captions" "enum_events_captions";
  ALTER TABLE "events" ADD COLUMN "sign_language" "enum_events_sign_language";
  ALTER TABLE "events" ADD COLUMN "step_free_access" "enum_events_step_free_access";
  ALTER TABLE "events" ADD COLUMN "travel_help" "enum_events_travel_help";
  ALTER TABLE "events" ADD COLUMN "conduct_url" varchar;
  ALTER TABLE "submissions" ADD COLUMN "languages" varchar;
  ALTER TABLE "submissions" ADD COLUMN "captions" "enum_submissions_captions";
  ALTER TABLE "submissions" ADD COLUMN "sign_language" "enum_submissions_sign_language";
  ALTER TABLE "submissions" ADD COLUMN "step_free_access" "enum_submissions_step_free_access";
  ALTER TABLE "submissions" ADD COLUMN "travel_help" "enum_submissions_travel_help";
  ALTER TABLE "submissions" ADD COLUMN "conduct_url" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "events" DROP COLUMN "languages";
  ALTER TABLE "events" DROP COLUMN "captions";
  ALTER TABLE "events" DROP COLUMN "sign_language";
  ALTER TABLE "events" DROP COLUMN "step_free_access";
  ALTER TABLE "events" DROP COLUMN "travel_help";
  ALTER TABLE "events" DROP COLUMN "conduct_url";
  ALTER TABLE "submissions" DROP COLUMN "languages";
  ALTER TABLE "submissions" DROP COLUMN "captions";
  ALTER TABLE "submissions" DROP COLUMN "sign_language";
  ALTER TABLE "submissions" DROP COLUMN "step_free_access";
  ALTER TABLE "submissions" DROP COLUMN "travel_help";
  ALTER TABLE "submissions" DROP COLUMN "conduct_url";
  DROP TYPE "public"."enum_events_captions";
  DROP TYPE "public"."enum_events_sign_language";
  DROP TYPE "public"."enum_events_step_free_access";
  DROP TYPE "public"."enum_events_travel_help";
  DROP TYPE "public"."enum_submissions_captions";
  DROP TYPE "public"."enum_submissions_sign_language";
  DROP TYPE "public"."enum_submissions_step_free_access";
  DROP TYPE "public"."enum_submissions_travel_help";`)
}
