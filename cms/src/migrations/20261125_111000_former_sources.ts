import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Whom to credit, and under which licence, for events of a list that is no source any more: the events stay. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table former_sources (
      name text not null,
      url text not null,
      credit text not null,
      licence text,
      primary key (name, url)
    );

    create function remember_source() returns trigger language plpgsql as $$
    begin
      insert into former_sources (name, url, credit, licence)
      select old.name, coalesce(nullif(old.credit_url, ''), old.address), coalesce(nullif(trim(old.credit), ''), old.name),
        nullif(trim(old.licence), '')
      where exists (select from sightings where source_id = old.id and event_id is not null)
      on conflict (name, url) do update set credit = excluded.credit, licence = excluded.licence;
      return old;
    end
    $$;
    create trigger remembered_before_delete before delete on sources
    for each row execute function remember_source();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger remembered_before_delete on sources;
    drop function remember_source();
    drop table former_sources;
  `)
}
