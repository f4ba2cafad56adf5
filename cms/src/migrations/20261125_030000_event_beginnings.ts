import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * That an event came to the calendar is a row of its history: when, by whom, and how. Who writes it through Payload is
 * known by then; of what comes otherwise it is written when the transaction ends, by what the event says of itself.
 * What came last is listed by an index, however much came in one transaction.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table event_changes add column began text check (began in ('submission', 'hand', 'import', 'seed'));
    create index events_by_creation on events (created_at desc, id);
    create unique index event_changes_beginning on event_changes (event_id) where began is not null;

    create function note_event_beginning(event uuid, by_whom text) returns void language sql as $$
      insert into event_changes (event_id, at, actor, before, after, began)
      select e.id, e.created_at, coalesce(by_whom, s.decided_by), '{}',
        jsonb_strip_nulls(jsonb_build_object('sourceName', e.source_name)),
        case when e.is_sample then 'seed' when e.submission_id is not null then 'submission'
          when e.source_name is not null then 'import' else 'hand' end
      from events e left join submissions s on s.id = e.submission_id
      where e.id = event
        and not exists (select from event_changes known where known.event_id = e.id and known.began is not null)
    $$;

    create function event_begins() returns trigger language plpgsql as $$
    begin
      perform note_event_beginning(new.id, null);
      return null;
    end $$;
    create constraint trigger event_begun after insert on events
    deferrable initially deferred for each row execute function event_begins();

    select note_event_beginning(e.id, a.username)
    from events e left join (
      select distinct on (subject) subject, username from audit_entries where action = 'eventCreated'
      order by subject, at
    ) a on a.subject = e.id::text;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index events_by_creation;
    drop trigger event_begun on events;
    drop function event_begins();
    drop function note_event_beginning(uuid, text);
    delete from event_changes where began is not null;
    alter table event_changes drop column began;
  `)
}
