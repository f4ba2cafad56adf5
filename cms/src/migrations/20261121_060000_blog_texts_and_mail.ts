import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'he');
  CREATE TYPE "public"."enum_digests_status" AS ENUM('draft', 'sending', 'sent');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('submissionReceived', 'submissionPublished', 'submissionRejected', 'newsletterConfirm', 'newsletterWelcome', 'digest');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('queued', 'sent', 'failed', 'kept', 'skipped');
  CREATE TYPE "public"."enum_mails_locale" AS ENUM('en', 'he');
  CREATE TABLE "_posts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_cover_image" varchar,
  	"version_cover_id" uuid,
  	"version_author" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_posts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "texts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"area" varchar NOT NULL,
  	"en" varchar,
  	"he" varchar,
  	"hebrew_of" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faq_groups_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "faq_groups_entries_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "faq_groups" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faq_groups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "digests" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_day" varchar NOT NULL,
  	"last_day" varchar NOT NULL,
  	"status" "enum_digests_status" DEFAULT 'draft' NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"letters" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "digests_locales" (
  	"subject" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_mails_kind" NOT NULL,
  	"status" "enum_mails_status" DEFAULT 'queued' NOT NULL,
  	"recipient_name" varchar,
  	"recipient_email" varchar NOT NULL,
  	"locale" "enum_mails_locale" DEFAULT 'en' NOT NULL,
  	"subject" varchar,
  	"text" varchar,
  	"html" varchar,
  	"extras" jsonb,
  	"message_id" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"digest_id" uuid,
  	"subscriber_id" uuid,
  	"submission_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"double_opt_in" boolean DEFAULT false NOT NULL,
  	"weekly_digest" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  DROP INDEX "posts_status_idx";
  ALTER TABLE "posts" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "submissions" ADD COLUMN "corrected_at" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "cover_id" uuid;
  ALTER TABLE "posts" ADD COLUMN "_status" "enum_posts_status" DEFAULT 'draft';
  ALTER TABLE "subscribers" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "texts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faq_groups_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "digests_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" uuid;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_texts" ADD CONSTRAINT "_posts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_groups_entries" ADD CONSTRAINT "faq_groups_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_groups_entries_locales" ADD CONSTRAINT "faq_groups_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_groups_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_groups_locales" ADD CONSTRAINT "faq_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "digests_locales" ADD CONSTRAINT "digests_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."digests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_digest_id_digests_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."digests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_texts_order_parent" ON "_posts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "texts_key_idx" ON "texts" USING btree ("key");
  CREATE INDEX "texts_area_idx" ON "texts" USING btree ("area");
  CREATE INDEX "texts_updated_at_idx" ON "texts" USING btree ("updated_at");
  CREATE INDEX "texts_created_at_idx" ON "texts" USING btree ("created_at");
  CREATE INDEX "faq_groups_entries_order_idx" ON "faq_groups_entries" USING btree ("_order");
  CREATE INDEX "faq_groups_entries_parent_id_idx" ON "faq_groups_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "faq_groups_entries_locales_locale_parent_id_unique" ON "faq_groups_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_groups__order_idx" ON "faq_groups" USING btree ("_order");
  CREATE INDEX "faq_groups_updated_at_idx" ON "faq_groups" USING btree ("updated_at");
  CREATE INDEX "faq_groups_created_at_idx" ON "faq_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "faq_groups_locales_locale_parent_id_unique" ON "faq_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "digests_updated_at_idx" ON "digests" USING btree ("updated_at");
  CREATE INDEX "digests_created_at_idx" ON "digests" USING btree ("created_at");
  CREATE UNIQUE INDEX "digests_locales_locale_parent_id_unique" ON "digests_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_recipient_email_idx" ON "mails" USING btree ("recipient_email");
  CREATE UNIQUE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_digest_idx" ON "mails" USING btree ("digest_id");
  CREATE INDEX "mails_subscriber_idx" ON "mails" USING btree ("subscriber_id");
  CREATE INDEX "mails_submission_idx" ON "mails" USING btree ("submission_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_texts_fk" FOREIGN KEY ("texts_id") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_groups_fk" FOREIGN KEY ("faq_groups_id") REFERENCES "public"."faq_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_digests_fk" FOREIGN KEY ("digests_id") REFERENCES "public"."digests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("texts_id");
  CREATE INDEX "payload_locked_documents_rels_faq_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_groups_id");
  CREATE INDEX "payload_locked_documents_rels_digests_id_idx" ON "payload_locked_documents_rels" USING btree ("digests_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  UPDATE "posts" SET "_status" = "status";
  WITH "given" AS (
    INSERT INTO "_posts_v" ("parent_id", "version_slug", "version_cover_image", "version_author", "version_published_at",
      "version_updated_at", "version_created_at", "version__status", "latest")
    SELECT "id", "slug", "cover_image", "author", "published_at", "updated_at", "created_at",
      "status"::text::"enum__posts_v_version_status", true FROM "posts"
    RETURNING "id", "parent_id"
  ), "texts" AS (
    INSERT INTO "_posts_v_texts" ("order", "parent_id", "path", "text")
    SELECT t."order", g."id", 'version.' || t."path", t."text" FROM "given" g JOIN "posts_texts" t ON t."parent_id" = g."parent_id"
  )
  INSERT INTO "_posts_v_locales" ("version_title", "version_excerpt", "version_content", "_locale", "_parent_id")
  SELECT l."title", l."excerpt", l."content", l."_locale", g."id"
  FROM "given" g JOIN "posts_locales" l ON l."_parent_id" = g."parent_id";
  ALTER TABLE "posts" DROP COLUMN "status";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_posts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_groups_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_groups_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "digests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "digests_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_texts" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "texts" CASCADE;
  DROP TABLE "faq_groups_entries" CASCADE;
  DROP TABLE "faq_groups_entries_locales" CASCADE;
  DROP TABLE "faq_groups" CASCADE;
  DROP TABLE "faq_groups_locales" CASCADE;
  DROP TABLE "digests" CASCADE;
  DROP TABLE "digests_locales" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "mail_settings" CASCADE;
  ALTER TABLE "posts" DROP CONSTRAINT "posts_cover_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_texts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faq_groups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_digests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  DROP INDEX "posts_cover_idx";
  DROP INDEX "posts__status_idx";
  DROP INDEX "payload_locked_documents_rels_media_id_idx";
  DROP INDEX "payload_locked_documents_rels_texts_id_idx";
  DROP INDEX "payload_locked_documents_rels_faq_groups_id_idx";
  DROP INDEX "payload_locked_documents_rels_digests_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  UPDATE "posts" SET "slug" = "id"::text WHERE "slug" IS NULL;
  ALTER TABLE "posts" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "posts" ADD COLUMN "status" "enum_posts_status" DEFAULT 'draft' NOT NULL;
  CREATE INDEX "posts_status_idx" ON "posts" USING btree ("status");
  ALTER TABLE "submissions" DROP COLUMN "corrected_at";
  ALTER TABLE "submissions" DROP COLUMN "withdrawn_at";
  ALTER TABLE "posts" DROP COLUMN "cover_id";
  UPDATE "posts" SET "status" = coalesce("_status", 'draft');
  ALTER TABLE "posts" DROP COLUMN "_status";
  ALTER TABLE "subscribers" DROP COLUMN "confirmed_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "texts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faq_groups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "digests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_digests_status";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_mails_locale";`)
}
