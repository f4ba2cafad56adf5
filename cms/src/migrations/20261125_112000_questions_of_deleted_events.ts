import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What was asked about an event that is deleted is no question any more; what may have been it alone is a new one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function close_questions() returns trigger language plpgsql as $$
    begin
      delete from proposals where decided_at is null and kind in ('change', 'vanished') and event_id is null;
      update proposals p set candidates = coalesce((
        select jsonb_agg(c.one order by c.place) from jsonb_array_elements(p.candidates) with ordinality c (one, place)
        where not exists (select from gone where gone.id::text = c.one ->> 'eventId')
      ), '[]')
      where p.decided_at is null and p.kind = 'pair' and exists (
        select from jsonb_array_elements(p.candidates) c (one) join gone on gone.id::text = c.one ->> 'eventId'
      );
      update proposals p set kind = 'new'
      where p.decided_at is null and p.kind = 'pair' and p.candidates = '[]' and not exists (
        select from proposals o where o.sighting_id = p.sighting_id and o.kind = 'new' and o.decided_at is null
      );
      return null;
    end
    $$;
    create trigger questions_after_delete after delete on events referencing old table as gone
    for each statement execute function close_questions();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger questions_after_delete on events;
    drop function close_questions();
  `)
}
