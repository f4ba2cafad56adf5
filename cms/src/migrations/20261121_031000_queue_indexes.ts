import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(search)
  await db.execute(orders)
  await db.execute(changes)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function count_change() cascade;
    drop table change_counters;
    drop index submissions_search, feedback_search, subscribers_search, event_titles_search, submissions_queue,
      submissions_inbox, subscribers_latest;
  `)
}

/** Words are looked for anywhere in a text, which only trigrams can index. */
const search = sql`
  create extension if not exists pg_trgm;
  create index submissions_search on submissions
    using gin (title gin_trgm_ops, title_he gin_trgm_ops, organizer_name gin_trgm_ops, organizer_email gin_trgm_ops);
  create index feedback_search on submissions using gin (description gin_trgm_ops) where event_type = 'feedback';
  create index subscribers_search on subscribers using gin (full_name gin_trgm_ops, email gin_trgm_ops);
  create index event_titles_search on events_locales using gin (title gin_trgm_ops);
`

/** The orders of the queue and of the inboxes, so that their first pages are read and not sorted. */
const orders = sql`
  create index submissions_queue on submissions (
    (status <> 'pending'),
    (case when status = 'pending' then created_at end),
    decided_at desc nulls last,
    created_at desc,
    id
  );
  create index submissions_inbox on submissions (event_type, (status <> 'pending'), created_at desc, id);
  create index subscribers_latest on subscribers (subscribed_at desc, id);
`

/**
 * How often each list has changed, counted in the transaction of the change: a poll reads one number to know that there
 * is nothing new. Times would not do, since transactions do not commit in the order of their clocks. A submission also
 * changes when its event appears or goes.
 */
const changes = sql`
  create table change_counters (
    list text primary key,
    changes bigint not null default 0
  );
  insert into change_counters (list) values ('submissions'), ('subscribers'), ('posts');

  create function count_change() returns trigger language plpgsql as $$
  begin
    update change_counters set changes = changes + 1 where list = tg_argv[0];
    return null;
  end
  $$;

  create trigger submissions_counted after insert or update or delete or truncate on submissions
  for each statement execute function count_change('submissions');

  create trigger submissions_counted after update of submission_id or delete or truncate on events
  for each statement execute function count_change('submissions');

  create trigger subscribers_counted after insert or update or delete or truncate on subscribers
  for each statement execute function count_change('subscribers');

  create trigger posts_counted after insert or update or delete or truncate on posts
  for each statement execute function count_change('posts');
`
