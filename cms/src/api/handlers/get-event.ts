import { getEvent as endpoint } from '@cyberluach/api/get-event'
import { handle } from '../endpoint.ts'
import { eventColumns, eventOf, wholeTables, type EventRow } from '../../features/events/event-rows.ts'
import { done, refused } from '../../platform/outcome.ts'

export const getEvent = handle(endpoint, async ({ params, services: { pool, configuration } }) => {
  const { rows } = await pool.query<EventRow>({
    name: 'event',
    text: `select ${eventColumns} from ${wholeTables} where e.id = $1`,
    values: [params.id],
  })
  return rows[0] ? done(200, eventOf(rows[0], configuration.timeZone)) : refused('notFound')
})
