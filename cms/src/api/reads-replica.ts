import type { Services } from '../platform/services.ts'
import { isDatabaseAway } from '../platform/database/availability.ts'
import {
  getArchive,
  getEvent,
  getEventList,
  getEventPage,
  getFacets,
  getFigures,
  getGlance,
  getMonth,
  getMonths,
  listEventAddresses,
  listEvents,
} from '../features/calendar/routes.ts'
import { getCalendar, getEventCalendar } from '../features/calendar/feeds.ts'
import { getDeadlineCalendar, listDeadlines } from '../features/deadlines/routes.ts'
import { listCredits } from '../features/sources/routes.ts'
import { searchEvents } from '../features/search/routes.ts'

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
