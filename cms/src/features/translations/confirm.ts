import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { hashOf, pairsOf, type Subject } from './pairs.ts'

export type Confirmation = { subject: Subject; id: string; field: string; hash: string }

/**
 * Takes the Hebrew text, or that there is none, as right for the English one that this hash is of. False where the
 * English is another by now.
 */
export async function confirmTranslation(
  database: Pick<NodePgDatabase, 'execute'>,
  { subject, id, field, hash }: Confirmation,
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into translation_marks (subject, subject_id, field, english_hash, hebrew_hash)
    select ${subject}, id, field, ${hashOf(sql`english`)}, ${hashOf(sql`hebrew`)} from (${pairsOf(subject)}) as pair
    where id = ${id}::uuid and field = ${field} and ${hashOf(sql`english`)} = ${hash}
    on conflict (subject, subject_id, field) do update
      set english_hash = excluded.english_hash, hebrew_hash = excluded.hebrew_hash
  `)
  return rowCount === 1
}
