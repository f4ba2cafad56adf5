import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Lists that the team keeps itself and publishes at an address, the first one empty; and calendars that organizers offer. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table own_lists (
      id uuid primary key default gen_random_uuid(),
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      name text not null,
      name_he text,
      licence text check (licence in ('CC BY 4.0', 'CC0 1.0')),
      country text,
      is_read boolean not null default true,
      source_id uuid unique references sources (id) on delete set null
    );
    create table own_list_rows (
      id uuid primary key,
      list_id uuid not null references own_lists (id) on delete cascade,
      event jsonb not null,
      changed_at timestamptz not null default now()
    );
    create index own_list_rows_of_list on own_list_rows (list_id, (event ->> 'start'), id);
    create trigger site_cache after insert or update or delete or truncate on own_lists
      for each statement execute function purge_site_cache('lists');
    create trigger site_cache after insert or update or delete or truncate on own_list_rows
      for each statement execute function purge_site_cache('lists');
    insert into own_lists (slug, name, name_he, country)
      values ('israel', 'Cybersecurity events in Israel', 'אירועי סייבר בישראל', 'Israel');

    create table calendar_offers (
      id uuid primary key default gen_random_uuid(),
      address text not null,
      organizer text not null,
      email text,
      note text,
      locale text not null check (locale in ('en', 'he')),
      proof_error text,
      is_suspicious boolean not null default false,
      source_id uuid references sources (id) on delete set null,
      decided_at timestamptz,
      created_at timestamptz not null default now()
    );
    create unique index calendar_offers_waiting on calendar_offers (address) where decided_at is null;

    alter type enum_audit_entries_action add value if not exists 'ownListChanged' before 'proposalDecided';
    alter type enum_audit_entries_action add value if not exists 'calendarOfferDecided' before 'proposalDecided';
    alter type enum_mails_kind add value if not exists 'calendarOffer';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // What the audit log names stays known: its rows are never changed.
  await db.execute(sql`
    drop table calendar_offers, own_list_rows, own_lists;
    delete from mails where kind = 'calendarOffer';
    alter table mails alter column kind set data type text;
    drop type enum_mails_kind;
    create type enum_mails_kind as enum('submissionReceived', 'submissionPublished', 'submissionRejected', 'eventState', 'eventRequestDeclined', 'eventRequestGranted', 'eventRemoved', 'deadlineQuestion', 'newsletterConfirm', 'newsletterWelcome', 'digest', 'staffNotice', 'staffDaily', 'staffSignIn', 'staffPassword', 'staffFactors', 'reply');
    alter table mails alter column kind set data type enum_mails_kind using kind::enum_mails_kind;
  `)
}
