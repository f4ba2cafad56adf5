import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What is a sample is said by a column instead of the tag `sample`, which anybody can write into a submission. The
 * seed's own are known by their ids; one that lost the tag, has a source or came of a submission is an event by now.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table "events" add column "is_sample" boolean default false;
    alter table "events" alter "is_sample" set not null;
  `)
  await db.execute(sql`
    update events e set is_sample = true
    where id::text = any(${seeded}::text[]) and source_name is null and submission_id is null
      and exists (select from events_texts where parent_id = e.id and path = 'tags' and text = 'sample')
  `)
  await db.execute(sql`
    delete from events_texts t using events e
    where t.parent_id = e.id and e.is_sample and t.path = 'tags' and t.text = 'sample'
  `)
  await db.execute(sql`
    update events_locales t set description = replace(description, ${before}, ${after}) from events e
    where t._parent_id = e.id and e.is_sample and t._locale = 'he'
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    insert into events_texts (parent_id, path, "order", text) select id, 'tags', 0, 'sample' from events where is_sample;
    alter table "events" drop column "is_sample";
  `)
}

/** How the Hebrew of a sample began, and how it begins now: the words that its card leaves out. */
const [before, after] = [
  'זה אירוע לדוגמה, שמראה איך הלוח עובד.',
  'זה אירוע לדוגמה שמראה איך הלוח עובד.',
]

/** As a literal of PostgreSQL: what the seed of before stored. */
const seeded = `{${[
  '0b918e02-b882-516d-b194-a5a1b4147837',
  'd180b4e4-b47e-53a0-b555-8abf99dccae2',
  'd1e6bb60-92f0-587f-bda6-00a4d1275cc0',
  'cdd6169b-a48f-5104-80da-5063e02f5ddb',
  'cca0d1d1-2cee-5af2-8145-b9595e9c96b0',
  '3c62ad1f-2e3e-516a-985c-83980f43fede',
  'c0571a82-6d01-5c89-a03f-394c265342ce',
  '5e9f2ec4-8202-54b1-ad70-19a821e9a81e',
  'c4d8f930-2761-57c3-ab5c-94ca88eded3d',
  'cfecb766-1cff-5865-ba56-7ce6d012e982',
  '5aabd4ad-6cf3-5be2-9edf-22ecd54d259f',
  '528a33c8-4528-5928-9737-6033a977179e',
  '4b09b470-e8cb-5fcc-8830-608a8c11dad2',
  '8e4494a6-2e5f-5576-b2fc-88b5537ca729',
  '7de332f1-c967-5f7c-82d3-817c3dd1d98b',
  'be78a6ec-25b9-521c-9905-db7b4ec9f753',
  '8f68d203-1a2e-59f2-a9c3-db77421d1561',
  '031c5f4e-4cb6-5e00-bea9-9130afe027a8',
  'b05aa884-f108-5303-bd67-8b46f445ed98',
  '4cd6237d-e9b8-57c3-8279-fd6afb874d25',
  '810e5687-797f-5b8b-b81b-5fde60315c73',
  '3a5338ba-2ddd-5332-b9ef-b5e2896b14dd',
  'ef087d32-9840-586d-9439-04862dabb64c',
  'd8e97b0d-4f0b-5d2e-a1a6-10816504a44c',
  'c7e1fa13-1ead-5976-9989-3dbac9b3ba10',
  '350c72e1-1919-5665-9fb4-a1e5a11a1c9a',
].join()}}`
