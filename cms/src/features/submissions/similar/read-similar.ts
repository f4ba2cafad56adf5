import type { Similar } from '@cyberluach/api/list-similar'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { similarity, type SimilarRow } from './likeness.ts'
import { similarEvents } from './similar-events.ts'
import { similarWaiting } from './similar-waiting.ts'

/** What submissions may repeat: an event of the calendar, another one that waits, or both. */
export async function readSimilar(ids: readonly string[], timeZone: string): Promise<Similar[]> {
  return inTransaction(async (client) => {
    const { rows: waiting } = await client.query<SimilarRow>(similarWaiting, [ids, timeZone])
    // A calendar of hundreds would be compared row by row: what comparing two titles costs, the planner does not know.
    await client.query(
      `select set_config('pg_trgm.similarity_threshold', $1, true), set_config('enable_seqscan', 'off', true)`,
      [String(similarity)],
    )
    const { rows: events } = await client.query<SimilarRow>(similarEvents, [ids, timeZone])
    return [...events, ...waiting].map(({ since, ...row }) => ({ ...row, since: since.toISOString() }))
  })
}
