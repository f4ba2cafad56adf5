import type { PoolClient } from 'pg'

/** Tells in the history of an event that a sighting was said to be of it, or of another. */
export async function tellOfVerdict(
  client: PoolClient,
  {
    event,
    actor,
    verdict,
    name,
  }: { event: string; actor: string; verdict: 'sameAs' | 'otherThan'; name: string },
  isTakenBack = false,
): Promise<void> {
  const [told, nothing] = [JSON.stringify({ [verdict]: name }), JSON.stringify({ [verdict]: null })]
  await client.query('insert into event_changes (event_id, actor, before, after) values ($1, $2, $3, $4)', [
    event,
    actor,
    isTakenBack ? told : nothing,
    isTakenBack ? nothing : told,
  ])
}
