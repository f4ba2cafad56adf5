import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { fillFaq } from '../faq/fill-faq.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await fillFaq(db)
}

/** What editors have made of it since is not taken away. */
export async function down(): Promise<void> {}
