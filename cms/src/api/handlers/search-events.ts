import { searchEvents as endpoint } from '@cyberluach/api/search-events'
import { dayKeyOf } from '@cyberluach/core/day-key'
import { conditions } from '../../platform/database/conditions.ts'
import { done } from '../../platform/outcome.ts'
import { searchEvents as search } from '../../features/search/search-events.ts'
import { handle } from '../endpoint.ts'
import { filterOf } from './list-events.ts'

export const searchEvents = handle(endpoint, async ({ query, services: { pool, configuration } }) => {
  const { q = '', day, limit, ids, samples, ...set } = query
  const { timeZone } = configuration
  const among: [string, unknown] = ['e.id = any(?::uuid[])', ids]
  return done(
    200,
    await search(pool, q, {
      today: day ?? dayKeyOf(new Date(), timeZone),
      filter: filterOf({ ...set, samples }, among),
      unfiltered: conditions([['e.is_sample = ?', samples && samples === 'true']]),
      timeZone,
      limit,
    }),
  )
})
