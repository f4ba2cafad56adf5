import { isDatabaseAway } from '../../database/is-away.ts'
import { version } from '../../version.ts'
import type { Handler } from '../endpoint.ts'
import { done } from '../outcome.ts'

export const getHealth: Handler<'GET /api/health'> = async ({ services: { pool } }) => {
  const latencyMs = await latencyOf(() => pool.query('select'))
  const isUp = latencyMs !== null
  return done(isUp ? 200 : 503, {
    status: isUp ? 'ok' : 'unavailable',
    database: { ok: isUp, latencyMs },
    version,
    uptimeSeconds: Math.floor(process.uptime()),
  })
}

/** Milliseconds that the query took; null where there is no database to ask. */
async function latencyOf(query: () => Promise<unknown>): Promise<number | null> {
  const start = performance.now()
  try {
    await query()
    return Math.round((performance.now() - start) * 10) / 10
  } catch (error) {
    if (isDatabaseAway(error)) return null
    throw error
  }
}
