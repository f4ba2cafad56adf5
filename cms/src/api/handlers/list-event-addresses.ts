import { listEventAddresses as endpoint } from '@cyberluach/api/event-lists'
import { readEventAddresses } from '../../features/events/read-archive.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const listEventAddresses = handle(endpoint, async ({ params, query, services: { pool } }) =>
  done(200, await readEventAddresses(pool, params.year, query.page)),
)
