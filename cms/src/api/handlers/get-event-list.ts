import { getEventList as endpoint } from '@cyberluach/api/event-lists'
import { dayKeyOf } from '@cyberluach/core/day-key'
import { readEventList } from '../../features/events/read-event-list.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const getEventList = handle(endpoint, async ({ params, query, services: { pool, configuration } }) => {
  const { timeZone } = configuration
  const today = query.day ?? dayKeyOf(new Date(), timeZone)
  const list = await readEventList(pool, { ...params, ...query }, { today, timeZone })
  return list ? done(200, list) : refused('notFound')
})
