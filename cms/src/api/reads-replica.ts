import type { Services } from '../platform/services.ts'
import { isDatabaseAway } from '../platform/database/is-away.ts'
import { getArchive } from './handlers/get-archive.ts'
import { getCalendar } from './handlers/get-calendar.ts'
import { getDeadlineCalendar } from './handlers/get-deadline-calendar.ts'
import { getEvent } from './handlers/get-event.ts'
import { getEventCalendar } from './handlers/get-event-calendar.ts'
import { getEventList } from './handlers/get-event-list.ts'
import { getEventPage } from './handlers/get-event-page.ts'
import { getFacets } from './handlers/get-facets.ts'
import { getFigures } from './handlers/get-figures.ts'
import { getGlance } from './handlers/get-glance.ts'
import { getMonth } from './handlers/get-month.ts'
import { getMonths } from './handlers/get-months.ts'
import { listCredits } from './handlers/list-credits.ts'
import { listDeadlines } from './handlers/list-deadlines.ts'
import { listEventAddresses } from './handlers/list-event-addresses.ts'
import { listEvents } from './handlers/list-events.ts'
import { searchEvents } from './handlers/search-events.ts'

/** Public reads that write nothing: what pages are made of, and what programs ask for. */
const readers = new Set<unknown>([
  getArchive,
  getCalendar,
  getDeadlineCalendar,
  getEvent,
  getEventCalendar,
  getEventList,
  getEventPage,
  getFacets,
  getFigures,
  getGlance,
  getMonth,
  getMonths,
  listCredits,
  listDeadlines,
  listEventAddresses,
  listEvents,
  searchEvents,
])

/**
 * Does the work of an endpoint with the services that it may use: a public read with the replica's pool, where there is
 * one that is not behind. What the replica cannot answer, the primary does.
 */
export async function withReadPool<Result>(
  handler: unknown,
  services: Services,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const pool = readers.has(handler) ? await services.readPool?.() : undefined
  if (!pool || pool === services.pool) return work(services)
  try {
    return await work({ ...services, pool })
  } catch (error) {
    // Such as a read that stood in the way of what the replica had to replay.
    if (!isDatabaseAway(error)) throw error
    return work(services)
  }
}
