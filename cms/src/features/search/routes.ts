import * as eventsApi from '@cyberluach/api/events'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { conditions } from '../../platform/database/conditions.ts'
import { done } from '../../platform/http/outcome.ts'
import { searchEvents as search } from './search-events.ts'
import { handle, handleRead } from '../../platform/http/endpoint.ts'
import { filterOf } from '../calendar/event-filter.ts'
import * as managedEventsApi from '@cyberluach/api/managed-events'
import { listManaged } from './managed-events.ts'
import { countMiss } from './misses.ts'

const searchEvents = handleRead(eventsApi.searchEvents, async ({ query, services }) => {
  const { q = '', day, limit, ids, samples, ...set } = query
  const { timeZone } = services.configuration
  const today = dayKeyOf(new Date(), timeZone)
  const among: [string, unknown] = ['e.id = any(?::uuid[])', ids]
  const found = await search(services.pool, q, {
    today: day ?? today,
    filter: filterOf({ ...set, samples }, among),
    unfiltered: conditions([['e.is_sample = ?', samples && samples === 'true']]),
    timeZone,
    limit,
  })
  // Where only filters leave nothing, the words were understood.
  if (found.elsewhere?.withoutFilters === 0) await countMiss(q, today)
  return done(200, found)
})

const listManagedEvents = handle(managedEventsApi.listManagedEvents, async ({ query, services }) => {
  const { timeZone } = services.configuration
  const today = dayKeyOf(new Date(), timeZone)
  return done(200, await listManaged(services.pool, query, { today, timeZone }))
})

export const searchRoutes = [searchEvents, listManagedEvents] as const
