import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Services } from '../../platform/services.ts'
import { deleteEvents } from './publication.ts'
import { takesPlace } from './rows.ts'

/**
 * Removes the samples of every kind of which something real is still ahead: a sample stands in for what the calendar has
 * nothing of. None comes back when that is over. Answers how many were removed.
 */
export async function removeOutlivedSamples(
  { configuration: { timeZone } }: Pick<Services, 'configuration'>,
  now = new Date(),
): Promise<number> {
  const removed = await inTransaction((client) => deleteEvents(client, isOutlived, [dayKeyOf(now, timeZone)]))
  return removed.length
}

const isOutlived = `is_sample and event_type in (
  select e.event_type from events e where not e.is_sample and ${takesPlace} and e.end_day >= $1)`
