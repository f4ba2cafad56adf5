import type { Pool } from 'pg'
import { isDatabaseAway } from '../../database/is-away.ts'
import { version } from '../../version.ts'
import type { Handler } from '../endpoint.ts'
import { done } from '../outcome.ts'
import { responseTimes } from '../response-times.ts'

export const getHealth: Handler<'GET /api/health'> = async ({ services: { pool } }) => {
  const database = await stateOf(pool)
  return done(database.ok ? 200 : 503, {
    status: database.ok ? 'ok' : 'unavailable',
    database,
    version,
    node: process.version,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    uptimeSeconds: Math.floor(process.uptime()),
    responseTimes: responseTimes(),
  })
}

type State = { ok: boolean; latencyMs: number | null; version: string | null; uptimeSeconds: number | null }

/** What one small query tells of the database, and how many milliseconds it took. */
async function stateOf(pool: Pool): Promise<State> {
  const start = performance.now()
  try {
    const { rows } = await pool.query<{ version: string; seconds: number }>(
      `select split_part(current_setting('server_version'), ' ', 1) as version,
         floor(extract(epoch from clock_timestamp() - pg_postmaster_start_time()))::int as seconds`,
    )
    const latencyMs = Math.round((performance.now() - start) * 10) / 10
    return { ok: true, latencyMs, version: rows[0]?.version ?? null, uptimeSeconds: rows[0]?.seconds ?? null }
  } catch (error) {
    if (isDatabaseAway(error)) return { ok: false, latencyMs: null, version: null, uptimeSeconds: null }
    throw error
  }
}
