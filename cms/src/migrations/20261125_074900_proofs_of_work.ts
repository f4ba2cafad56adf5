import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Proofs of work that were used, until they are over; and why a submission came without one that holds. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table used_proofs (
      id text primary key,
      expires_at timestamptz not null
    );
    create index used_proofs_age on used_proofs (expires_at);
    create table submission_faults (
      submission_id uuid primary key references submissions (id) on delete cascade,
      fault text not null check (fault in ('missing', 'invalid', 'expired', 'otherForm', 'replayed')),
      is_suspicious boolean not null
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table submission_faults;
    drop table used_proofs;
  `)
}
