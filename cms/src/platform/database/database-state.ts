import { isDatabaseAway } from './is-away.ts'
import type { Services } from '../services.ts'

export type DatabaseState = {
  /** It answers, and takes what is written. */
  ok: boolean
  latencyMs: number | null
  version: string | null
  uptimeSeconds: number | null
}

/** What one small query tells of the database, and how many milliseconds it took. */
export async function databaseState({ pool, canWrite }: Services): Promise<DatabaseState> {
  const start = performance.now()
  try {
    const { rows } = await pool.query<{ version: string; seconds: number }>(
      `select split_part(current_setting('server_version'), ' ', 1) as version,
         floor(extract(epoch from clock_timestamp() - pg_postmaster_start_time()))::int as seconds`,
    )
    const latencyMs = Math.round((performance.now() - start) * 10) / 10
    const { version = null, seconds = null } = rows[0] ?? {}
    return { ok: await canWrite(), latencyMs, version, uptimeSeconds: seconds }
  } catch (error) {
    if (isDatabaseAway(error)) return { ok: false, latencyMs: null, version: null, uptimeSeconds: null }
    throw error
  }
}
