import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What is searched of an event is written once for each statement that its triggers run in, no longer once for each
 * transaction: a long transaction may have them run in between, and change the event again afterwards.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(madeAt('now()', 'statement_timestamp()'))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(madeAt('statement_timestamp()', 'now()'))
}

function madeAt(before: string, after: string) {
  return sql.raw(`
    do $$ begin
      execute replace(pg_get_functiondef('search_event(uuid)'::regprocedure), '${before}', '${after}');
    end $$
  `)
}
