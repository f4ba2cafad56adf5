import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Events say who holds them, what they cost, what closes when and what they are an edition of; those that moved say when
 * they were to be. Every change of one is kept with what it said before and after.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A trigger names the column, so the type is not made anew.
  await db.execute(sql`ALTER TYPE "public"."enum_events_state" ADD VALUE 'moved' AFTER 'scheduled'`)
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_deadlines_kind" AS ENUM('callForPapers', 'abstracts', 'earlyPrice', 'registration', 'ctfSignUp', 'notification');
  CREATE TYPE "public"."enum_events_admission" AS ENUM('free', 'paid');
  CREATE TABLE "events_deadlines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_events_deadlines_kind" NOT NULL,
  	"day" varchar NOT NULL,
  	"at" timestamp(3) with time zone,
  	"zone" varchar,
  	"url" varchar,
  	"extended_from" varchar
  );
  
  CREATE TABLE "series" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar NOT NULL,
  	"url" varchar,
  	"is_yearly" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "series_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "former_start_day" varchar;
  ALTER TABLE "events" ADD COLUMN "former_end_day" varchar;
  ALTER TABLE "events" ADD COLUMN "former_starts_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "state_changed_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "organizer" varchar;
  ALTER TABLE "events" ADD COLUMN "admission" "enum_events_admission";
  ALTER TABLE "events" ADD COLUMN "price" varchar;
  ALTER TABLE "events" ADD COLUMN "series_id" uuid;
  ALTER TABLE "events" ADD COLUMN "checked_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "series_id" uuid;
  ALTER TABLE "events_deadlines" ADD CONSTRAINT "events_deadlines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "series_locales" ADD CONSTRAINT "series_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_deadlines_order_idx" ON "events_deadlines" USING btree ("_order");
  CREATE INDEX "events_deadlines_parent_id_idx" ON "events_deadlines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "series_slug_idx" ON "series" USING btree ("slug");
  CREATE INDEX "series_updated_at_idx" ON "series" USING btree ("updated_at");
  CREATE INDEX "series_created_at_idx" ON "series" USING btree ("created_at");
  CREATE UNIQUE INDEX "series_locales_locale_parent_id_unique" ON "series_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "events" ADD CONSTRAINT "events_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_series_idx" ON "events" USING btree ("series_id");
  CREATE INDEX "payload_locked_documents_rels_series_id_idx" ON "payload_locked_documents_rels" USING btree ("series_id");`)
  await db.execute(sql`
    create table event_changes (
      id bigint generated always as identity primary key,
      event_id uuid not null references events (id) on delete cascade,
      at timestamptz not null default now(),
      -- The user name of whoever made it; null for what the system does by itself.
      actor text,
      before jsonb not null,
      after jsonb not null
    );
    create index event_changes_of_event on event_changes (event_id, id desc);

    create trigger site_cache after insert or update or delete or truncate on events_deadlines
    for each statement execute function notify_site_cache();
    create trigger site_cache after update or delete or truncate on series
    for each statement execute function notify_site_cache();
    create trigger site_cache after insert or update or delete or truncate on series_locales
    for each statement execute function notify_site_cache();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table event_changes;
    DROP TABLE "events_deadlines" CASCADE;
    ALTER TABLE "events" DROP CONSTRAINT "events_series_id_series_id_fk";
    ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_series_fk";
    DROP TABLE "series" CASCADE;
    DROP TABLE "series_locales" CASCADE;
    DROP INDEX "events_series_idx";
    DROP INDEX "payload_locked_documents_rels_series_id_idx";
    ALTER TABLE "events" DROP COLUMN "former_start_day";
    ALTER TABLE "events" DROP COLUMN "former_end_day";
    ALTER TABLE "events" DROP COLUMN "former_starts_at";
    ALTER TABLE "events" DROP COLUMN "state_changed_at";
    ALTER TABLE "events" DROP COLUMN "organizer";
    ALTER TABLE "events" DROP COLUMN "admission";
    ALTER TABLE "events" DROP COLUMN "price";
    ALTER TABLE "events" DROP COLUMN "series_id";
    ALTER TABLE "events" DROP COLUMN "checked_at";
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "series_id";
    DROP TYPE "public"."enum_events_deadlines_kind";
    DROP TYPE "public"."enum_events_admission";
  `)
  await db.execute(sql`
    drop trigger submissions_counted on events;
    update events set state = 'scheduled' where state = 'moved';
    ALTER TABLE "events" ALTER COLUMN "state" DROP DEFAULT;
    ALTER TABLE "events" ALTER COLUMN "state" SET DATA TYPE text;
    DROP TYPE "public"."enum_events_state";
    CREATE TYPE "public"."enum_events_state" AS ENUM('scheduled', 'cancelled', 'postponed');
    ALTER TABLE "events" ALTER COLUMN "state" SET DATA TYPE "public"."enum_events_state" USING "state"::"public"."enum_events_state";
    ALTER TABLE "events" ALTER COLUMN "state" SET DEFAULT 'scheduled';
    create trigger submissions_counted after update of submission_id, state or delete or truncate on events
    for each statement execute function count_change('submissions');
  `)
}
