import { getEventPage as endpoint } from '@cyberluach/api/get-event-page'
import { dayKeyOf } from '@cyberluach/core/day-key'
import { readEventPage } from '../../features/events/read-event-page.ts'
import { readSourceStatements } from '../../features/sources/statements/read-source-statements.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const getEventPage = handle(endpoint, async ({ params, query, services: { pool, configuration } }) => {
  const { timeZone } = configuration
  const today = query.day ?? dayKeyOf(new Date(), timeZone)
  const page = await readEventPage(pool, params.slug, { today, timeZone })
  if (!page) return refused('notFound')
  return done(200, { ...page, statements: await readSourceStatements(pool, page.event) })
})
