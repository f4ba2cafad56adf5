import { getFacets as endpoint } from '@cyberluach/api/get-facets'
import type { EventType } from '@cyberluach/core/event'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

type Figure = { dimension: string; key: string; count: number }

export const getFacets = handle(endpoint, async ({ services: { pool } }) => {
  const { rows } = await pool.query<Figure>(
    'select dimension, key, count from event_figures where count > 0 order by count desc, key',
  )
  const of = (dimension: string) => rows.filter((figure) => figure.dimension === dimension)
  return done(200, {
    types: of('type').map(({ key, count }) => ({ type: key as EventType, count })),
    countries: of('country').map(({ key, count }) => ({ country: key, count })),
    online: of('online')[0]?.count ?? 0,
    total: of('total')[0]?.count ?? 0,
  })
})
