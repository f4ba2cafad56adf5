import type { PoolClient } from 'pg'

/**
 * Deletes the events that the condition names, in the caller's transaction, with what Payload's own deleting would take
 * along: the notes of their translations. Answers how many there were.
 */
export async function deleteEvents(
  client: PoolClient,
  where: string,
  values: unknown[] = [],
): Promise<number> {
  const { rowCount } = await client.query(
    `with gone as (delete from events where ${where} returning id),
       notes as (delete from translation_marks where subject = 'events' and subject_id in (select id from gone))
     select from gone`,
    values,
  )
  return rowCount ?? 0
}
