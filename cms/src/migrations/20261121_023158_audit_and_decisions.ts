import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signIn', 'signInFailed', 'approve', 'reject', 'delete', 'export', 'postCreated', 'postUpdated', 'postDeleted', 'denied');
  CREATE TABLE "audit_entries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"action" "enum_audit_entries_action" NOT NULL,
  	"username" varchar,
  	"subject" varchar,
  	"details" varchar
  );
  
  ALTER TABLE "submissions" ADD COLUMN "decided_at" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "decided_by" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_entries_id" uuid;
  CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");
  CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action");
  CREATE INDEX "audit_entries_username_idx" ON "audit_entries" USING btree ("username");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_entries_fk" FOREIGN KEY ("audit_entries_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_audit_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_entries_id");`)
  await db.execute(unchangeable)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_entries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit_entries" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_entries_fk";
  
  DROP INDEX "payload_locked_documents_rels_audit_entries_id_idx";
  ALTER TABLE "submissions" DROP COLUMN "decided_at";
  ALTER TABLE "submissions" DROP COLUMN "decided_by";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_entries_id";
  DROP TYPE "public"."enum_audit_entries_action";`)
  await db.execute(sql`drop function refuse_change()`)
}

/** Nobody changes what the audit log says, whatever rights the panel gives. */
const unchangeable = sql`
  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
  end
  $$;

  create trigger audit_entries_stay before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
`
