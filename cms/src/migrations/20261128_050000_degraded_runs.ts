import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A run that failed the sanity check is called what the field calls it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table source_runs drop constraint source_runs_outcome_check;
    update source_runs set outcome = 'degraded' where outcome = 'unwell';
    alter table source_runs add constraint source_runs_outcome_check
      check (outcome in ('changed', 'unchanged', 'degraded', 'failed'));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table source_runs drop constraint source_runs_outcome_check;
    update source_runs set outcome = 'unwell' where outcome = 'degraded';
    alter table source_runs add constraint source_runs_outcome_check
      check (outcome in ('changed', 'unchanged', 'unwell', 'failed'));
  `)
}
