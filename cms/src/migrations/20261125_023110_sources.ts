import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Sources are lists that events are read from. What each says of an event is kept as a sighting, what an admin has to
 * decide about it as a proposal, and who states each field of an event as a statement.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sources_kind" AS ENUM('xsa', 'confsTech', 'ccfDeadlines', 'owasp', 'iCalendar', 'schemaOrg', 'ctftime', 'json');
  CREATE TYPE "public"."enum_sources_trust" AS ENUM('queue', 'publish');
  CREATE TYPE "public"."enum_sources_event_type" AS ENUM('ctf', 'conference', 'workshop', 'competition', 'meetup', 'training', 'webinar', 'hackathon', 'other');
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'sourceCreated' BEFORE 'subscriberAdded';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'sourceUpdated' BEFORE 'subscriberAdded';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'sourceDeleted' BEFORE 'subscriberAdded';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'sourceSynced' BEFORE 'subscriberAdded';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'proposalDecided' BEFORE 'subscriberAdded';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'proposalUndone' BEFORE 'subscriberAdded';
  CREATE TABLE "sources" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_sources_kind" NOT NULL,
  	"address" varchar NOT NULL,
  	"licence" varchar,
  	"credit" varchar,
  	"credit_url" varchar,
  	"may_pass_on" boolean DEFAULT false NOT NULL,
  	"trust" "enum_sources_trust" DEFAULT 'queue' NOT NULL,
  	"every_hours" numeric DEFAULT 72 NOT NULL,
  	"is_on" boolean DEFAULT false NOT NULL,
  	"has_permission" boolean DEFAULT false NOT NULL,
  	"event_type" "enum_sources_event_type",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sources_id" uuid;
  CREATE UNIQUE INDEX "sources_address_idx" ON "sources" USING btree ("address");
  CREATE INDEX "sources_updated_at_idx" ON "sources" USING btree ("updated_at");
  CREATE INDEX "sources_created_at_idx" ON "sources" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sources_fk" FOREIGN KEY ("sources_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sources_id_idx" ON "payload_locked_documents_rels" USING btree ("sources_id");`)
  await db.execute(tables)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  drop table event_statements, sighting_verdicts, proposals, sightings, source_requests, source_runs;
   ALTER TABLE "sources" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sources" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_sources_fk";
  
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signIn', 'signInFailed', 'approve', 'reject', 'delete', 'decisionUndone', 'export', 'postCreated', 'postUpdated', 'postPublished', 'postUnpublished', 'postDeleted', 'denied', 'submissionCorrected', 'submissionEdited', 'submissionWithdrawn', 'mailSentAgain', 'messageAnswered', 'digestSent', 'digestPlanned', 'digestPlanCancelled', 'dataExported', 'dataErased', 'textChanged', 'samplesRemoved', 'userCreated', 'userRenamed', 'roleChanged', 'passwordChanged', 'noticesChanged', 'userDeleted', 'eventCreated', 'eventUpdated', 'eventDeleted', 'eventChangeRequested', 'eventChangeGranted', 'eventChangeDeclined', 'subscriberAdded', 'subscriberUpdated', 'subscriberDeleted', 'settingsChanged');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  DROP INDEX "payload_locked_documents_rels_sources_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sources_id";
  DROP TYPE "public"."enum_sources_kind";
  DROP TYPE "public"."enum_sources_trust";
  DROP TYPE "public"."enum_sources_event_type";`)
}

const tables = sql`
  -- One read of a source, written with what it brought: of one that was cut off there is nothing.
  create table source_runs (
    id bigint generated always as identity primary key,
    source_id uuid not null references sources (id) on delete cascade,
    started_at timestamptz not null,
    ended_at timestamptz not null default clock_timestamp(),
    trigger text not null check (trigger in ('timetable', 'person', 'start')),
    outcome text not null check (outcome in ('changed', 'unchanged', 'unwell', 'failed')),
    -- A code, of those that are unwell or failed.
    reason text,
    -- What was met: a status, a host.
    detail text,
    etag text,
    last_modified text,
    content_hash text,
    -- What was read and how: with another address or kind a source is read as if for the first time.
    read_as text not null,
    -- Characters of the file.
    size integer,
    -- rows, new, changed, known, refused, vanished.
    counts jsonb not null,
    refused jsonb not null default '[]'
  );
  create index source_runs_of_source on source_runs (source_id, id desc);

  -- When a list was last asked for that may be asked for only so often, by whatever source or preview.
  create table source_requests (
    address text primary key,
    asked_at timestamptz not null
  );

  create table sightings (
    id uuid primary key default gen_random_uuid(),
    source_id uuid not null references sources (id) on delete cascade,
    key text not null,
    raw jsonb,
    stated jsonb not null,
    start_day text generated always as (stated ->> 'startDay') stored,
    end_day text generated always as (stated ->> 'endDay') stored,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    changed_at timestamptz not null,
    vanished_at timestamptz,
    event_id uuid references events (id) on delete set null,
    judged_at timestamptz,
    unique (source_id, key)
  );
  create index sightings_of_event on sightings (event_id) where event_id is not null;
  create index sightings_ahead on sightings (source_id, end_day);

  create table proposals (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('new', 'pair', 'change', 'vanished')),
    sighting_id uuid not null references sightings (id) on delete cascade,
    event_id uuid references events (id) on delete set null,
    candidates jsonb not null default '[]',
    fields jsonb,
    score real not null default 0,
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    -- The user name of whoever decided.
    decided_by text,
    verdict text check (verdict in ('publish', 'same', 'different', 'apply', 'ignore')),
    undone_at timestamptz,
    undo jsonb
  );
  create unique index proposals_waiting on proposals (sighting_id, kind) where decided_at is null;
  create index proposals_best_first on proposals (kind, score desc, id) where decided_at is null;
  create index proposals_decided on proposals (decided_at desc) where decided_at is not null;
  create index proposals_of_sighting on proposals (sighting_id);
  create index proposals_of_event on proposals (event_id) where event_id is not null;

  create table sighting_verdicts (
    sighting_id uuid not null references sightings (id) on delete cascade,
    event_id uuid not null references events (id) on delete cascade,
    verdict text not null check (verdict in ('same', 'different')),
    decided_by text,
    decided_at timestamptz not null default now(),
    primary key (sighting_id, event_id)
  );
  create index sighting_verdicts_of_event on sighting_verdicts (event_id);

  -- Without a source it is a person who says so.
  create table event_statements (
    event_id uuid not null references events (id) on delete cascade,
    field text not null,
    source_id uuid references sources (id) on delete cascade,
    value jsonb,
    stated_at timestamptz not null default now(),
    is_shown boolean not null default false,
    unique nulls not distinct (event_id, field, source_id)
  );
  create index event_statements_of_source on event_statements (source_id) where source_id is not null;
`
