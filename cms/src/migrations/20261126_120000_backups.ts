import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Backups that were made and those that failed, and what they come to: the last good one, the timetable's own last good
 * one with its failures since, and the latest failure of anybody since the last good one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table backups (
      id bigint generated always as identity primary key,
      made_by text not null check (made_by in ('timetable', 'command', 'upgrade')),
      started_at timestamptz not null,
      ended_at timestamptz not null,
      file text not null,
      is_encrypted boolean not null,
      bytes bigint,
      row_count bigint,
      fault text check (fault in ('diskFull', 'folder', 'databaseAway', 'damaged', 'killed', 'other')),
      words text,
      check ((fault is null) = (bytes is not null and row_count is not null))
    );
    create view backup_state as
      select good.ended_at as good_at, good.bytes, good.is_encrypted, good.made_by,
        own.started_at, tries.failures, tries.tried_at, tries.tried_fault, tries.tried_words,
        bad.ended_at as failed_at, bad.fault, bad.words,
        exists (
          select from pg_locks l join pg_database d on d.oid = l.database
          where d.datname = current_database() and l.locktype = 'advisory' and l.granted and l.objsubid = 1
            and (l.classid::bigint << 32) | l.objid::bigint = hashtextextended('backup', 0)
        ) as is_running
      from (values (1)) one
      left join lateral (select * from backups where fault is null order by id desc limit 1) good on true
      left join lateral (
        select * from backups where fault is null and made_by = 'timetable' order by id desc limit 1
      ) own on true
      left join lateral (
        select count(*)::integer as failures, (array_agg(ended_at order by id desc))[1] as tried_at,
          (array_agg(fault order by id desc))[1] as tried_fault,
          (array_agg(words order by id desc))[1] as tried_words
        from backups
        where fault is not null and made_by = 'timetable' and id > coalesce(own.id, 0)
      ) tries on true
      left join lateral (
        select * from backups where fault is not null and id > coalesce(good.id, 0) order by id desc limit 1
      ) bad on true;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop view backup_state;
    drop table backups;
  `)
}
