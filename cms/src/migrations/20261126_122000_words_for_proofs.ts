import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Two more reasons for having no proof: a browser without scripts, and a question in words that was answered wrong. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table submission_faults drop constraint submission_faults_fault_check;
    alter table submission_faults add constraint submission_faults_fault_check check (
      fault in ('missing', 'invalid', 'expired', 'otherForm', 'replayed', 'noScripts', 'wrongAnswer'));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update submission_faults set fault = 'missing' where fault in ('noScripts', 'wrongAnswer');
    alter table submission_faults drop constraint submission_faults_fault_check;
    alter table submission_faults add constraint submission_faults_fault_check check (
      fault in ('missing', 'invalid', 'expired', 'otherForm', 'replayed'));
  `)
}
