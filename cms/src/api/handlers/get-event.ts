import { getEvent as endpoint } from '@cyberluach/api/get-event'
import { handle } from '../endpoint.ts'
import { creditedOf, creditsColumn, type CreditedRow } from '../../features/events/event-credits.ts'
import { eventColumns, eventOf, wholeTables, type EventRow } from '../../features/events/event-rows.ts'
import { done, refused } from '../../platform/outcome.ts'

export const getEvent = handle(endpoint, async ({ params, services: { pool, configuration } }) => {
  const { rows } = await pool.query<EventRow & CreditedRow>({
    name: 'event',
    text: `select ${eventColumns}, ${creditsColumn} from ${wholeTables} where e.id = $1`,
    values: [params.id],
  })
  const [row] = rows
  if (!row) return refused('notFound')
  return done(200, creditedOf(eventOf(row, configuration.timeZone), row))
})
