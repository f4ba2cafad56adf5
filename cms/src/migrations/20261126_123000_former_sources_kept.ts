import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Whether a list that is no source any more allowed that what it says is passed on. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table former_sources add column may_pass_on boolean not null default true;

    create or replace function remember_source() returns trigger language plpgsql as $$
    begin
      insert into former_sources (name, url, credit, licence, may_pass_on)
      select old.name, coalesce(nullif(old.credit_url, ''), old.address), coalesce(nullif(trim(old.credit), ''), old.name),
        nullif(trim(old.licence), ''), old.may_pass_on
      where exists (select from sightings where source_id = old.id and event_id is not null)
      on conflict (name, url) do update
      set credit = excluded.credit, licence = excluded.licence, may_pass_on = excluded.may_pass_on;
      return old;
    end
    $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace function remember_source() returns trigger language plpgsql as $$
    begin
      insert into former_sources (name, url, credit, licence)
      select old.name, coalesce(nullif(old.credit_url, ''), old.address), coalesce(nullif(trim(old.credit), ''), old.name),
        nullif(trim(old.licence), '')
      where exists (select from sightings where source_id = old.id and event_id is not null)
      on conflict (name, url) do update set credit = excluded.credit, licence = excluded.licence;
      return old;
    end
    $$;
    alter table former_sources drop column may_pass_on;
  `)
}
