import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A post that was published without a date, before that gave it one, is readable from when it was written. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update posts set published_at = created_at where _status = 'published' and published_at is null;
    update _posts_v v set version_published_at = p.published_at from posts p
    where p.id = v.parent_id and v.latest and v.version__status = 'published' and v.version_published_at is null;
  `)
}

/** A date is none too many. */
export async function down(): Promise<void> {}
