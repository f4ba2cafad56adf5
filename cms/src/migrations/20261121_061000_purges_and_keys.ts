import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Tables whose every change has to reach the edge, and the tag that it drops there. */
const watched: Record<string, string[]> = {
  posts: ['posts', 'posts_locales', 'posts_texts'],
  texts: ['texts', 'faq_groups', 'faq_groups_locales', 'faq_groups_entries', 'faq_groups_entries_locales'],
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(tables)
  await db.execute(purging)
  for (const [tag, names] of Object.entries(watched)) {
    for (const name of names) {
      await db.execute(
        sql.raw(`
          create trigger site_cache_of_${tag} after insert or update or delete or truncate on ${name}
          for each statement execute function purge_site_cache('${tag}')
        `),
      )
    }
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function purge_site_cache cascade;
    drop index mails_by_digest_and_subscriber, mails_by_recipient;
    drop table media_files, translation_marks;
  `)
}

/** The edge hears of it at the commit, once however many statements there were. */
const purging = sql`
  create function purge_site_cache() returns trigger language plpgsql as $$
  begin
    perform pg_notify('site_cache', json_build_object('tags', json_build_array(tg_argv[0]))::text);
    return null;
  end
  $$;
`

/** `translation_marks` keeps which English text a Hebrew one was written for, both by their hash. */
const tables = sql`
  create table media_files (
    media_id uuid primary key references media (id) on delete cascade,
    bytes bytea not null,
    mime_type text not null,
    name text not null unique
  );

  create table translation_marks (
    subject text not null,
    subject_id uuid not null,
    field text not null,
    english_hash text not null,
    hebrew_hash text not null,
    primary key (subject, subject_id, field)
  );

  create unique index mails_by_digest_and_subscriber on mails (digest_id, subscriber_id) where digest_id is not null;
  create index mails_by_recipient on mails (lower(recipient_email), created_at);
`
