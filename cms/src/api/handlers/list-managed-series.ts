import { listManagedSeries as endpoint } from '@cyberluach/api/manage-series'
import { listSeries } from '../../features/events/series/list-series.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const listManagedSeries = handle(endpoint, async ({ services: { pool } }) =>
  done(200, await listSeries(pool)),
)
