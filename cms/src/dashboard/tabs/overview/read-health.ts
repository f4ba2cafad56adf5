import type { Answer } from '@cyberluach/api/client'

import { storedToken } from '../../../session/session.ts'
import type { HealthCheck } from './health-checks.ts'

type Report = Answer<'GET /api/sys/health'>

type Ask = (path: string, init: RequestInit) => Promise<Response>

/**
 * One check. The report of 200 and of 503 is what it is about; while the database is away nobody can be known as the
 * admin, and whether the server itself is there is asked of what anybody may ask. No answer to that: nobody is there.
 */
export async function readHealth(
  ask: Ask = (path, init) => fetch(path, init),
  token: string | null = storedToken(),
): Promise<HealthCheck> {
  const report = await measured(ask, '/api/sys/health', token)
  if (report && isReport(report.body)) return reported(report.body, report.milliseconds)
  const plain = await measured(ask, '/api/health', null)
  return plain && isState(plain.body) ? withoutDatabase(plain.milliseconds) : unreachable()
}

async function measured(ask: Ask, path: string, token: string | null) {
  const startedAt = performance.now()
  try {
    const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
    const response = await ask(path, { cache: 'no-store', headers })
    const milliseconds = performance.now() - startedAt
    return { body: (await response.json()) as unknown, milliseconds }
  } catch {
    // No answer, or none that is JSON: that is what the check reports.
    return null
  }
}

function reported(report: Report, serverMs: number): HealthCheck {
  const { database, version, node, uptimeSeconds, responseTimes } = report
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

function withoutDatabase(serverMs: number): HealthCheck {
  return { ...unreachable(), serverMs }
}

function unreachable(): HealthCheck {
  return { at: Date.now(), serverMs: null, databaseMs: null, server: null, database: null, answers: null }
}

function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && 'database' in value && 'uptimeSeconds' in value
}

/** The edge answers in another shape while the server behind it is away. */
function isState(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'status' in value
}
