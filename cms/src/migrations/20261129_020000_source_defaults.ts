import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What holds for the rows of a list that say nothing of it, which of them are left out, and lists of every year in one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type "public"."enum_sources_language" as enum('en', 'he');
    alter table sources add column country varchar, add column city varchar, add column time_zone varchar,
      add column language "public"."enum_sources_language", add column organizer varchar, add column tags varchar,
      add column leave_out varchar, add column only_with varchar;
    -- The lists that came with the product stand under the year that it came in.
    update sources set address = replace(address, '/2026', '/{year}'), name = replace(name, ', 2026', ', by year')
    where address in (
      'https://raw.githubusercontent.com/xsa/infosec-events/HEAD/2026.md',
      'https://raw.githubusercontent.com/tech-conferences/conference-data/HEAD/conferences/2026/security.json'
    );
    update sources set leave_out = 'API Conference, Workplace Ninjas, ESPC, IT-Tage'
    where address = 'https://raw.githubusercontent.com/tech-conferences/conference-data/HEAD/conferences/{year}/security.json';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update sources set address = replace(address, '/{year}', '/2026'), name = replace(name, ', by year', ', 2026')
    where address like 'https://raw.githubusercontent.com/%/{year}%';
    alter table sources drop column country, drop column city, drop column time_zone, drop column language,
      drop column organizer, drop column tags, drop column leave_out, drop column only_with;
    drop type "public"."enum_sources_language";
  `)
}
