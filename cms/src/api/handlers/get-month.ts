import { getMonth as endpoint } from '@cyberluach/api/get-month'
import { readMonth } from '../../features/events/read-month.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const getMonth = handle(endpoint, async ({ params, services: { pool, configuration } }) =>
  done(200, await readMonth(pool, params.month, configuration.timeZone)),
)
