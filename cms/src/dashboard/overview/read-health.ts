import type { Answer } from '@cyberluach/api/client'

import type { HealthCheck } from './health-checks.ts'

type Health = Answer<'GET /api/health'>

/** One check. Both of the endpoint's answers, 200 and 503, are reports; anything else means that nobody is there. */
export async function readHealth(): Promise<HealthCheck> {
  const startedAt = performance.now()
  try {
    const response = await fetch('/api/health', { cache: 'no-store' })
    const serverMs = performance.now() - startedAt
    const health: unknown = await response.json()
    return isHealth(health) ? reported(health, serverMs) : unreachable()
  } catch {
    // No answer, or none that is JSON: that is what the check reports.
    return unreachable()
  }
}

function reported(health: Health, serverMs: number): HealthCheck {
  const { database, version, node, uptimeSeconds, responseTimes } = health
  return {
    at: Date.now(),
    serverMs,
    databaseMs: database.ok ? database.latencyMs : null,
    server: { version: `${version} · Node ${node.replace(/^v|\..*/g, '')}`, uptimeSeconds },
    database: database.ok
      ? {
          version: database.version && `PostgreSQL ${database.version}`,
          uptimeSeconds: database.uptimeSeconds,
        }
      : null,
    answers: responseTimes,
  }
}

function unreachable(): HealthCheck {
  return { at: Date.now(), serverMs: null, databaseMs: null, server: null, database: null, answers: null }
}

function isHealth(value: unknown): value is Health {
  return typeof value === 'object' && value !== null && 'database' in value && 'uptimeSeconds' in value
}
