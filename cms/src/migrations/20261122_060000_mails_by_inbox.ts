import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How many mails a recipient had of late is asked by inbox: `noa+1@` and `noa+2@` lead to one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop index mails_by_recipient;
    create index mails_by_inbox on mails
      (lower(regexp_replace(recipient_email, '^([^+@]+)\\+[^@]*@', '\\1@')), created_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index mails_by_inbox;
    create index mails_by_recipient on mails (lower(recipient_email), created_at);
  `)
}
