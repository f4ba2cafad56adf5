import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@cyberluach/api/client'
import { storedToken } from '../../../session/session.ts'

const key = ['health'] as const

const checkTime = 30_000
const firstCheckTime = 3000

/** The checks made since the dashboard was opened, one each 30 seconds; those that a state takes come sooner. */
export function useHealth(): readonly HealthCheck[] {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => withCheck(client.getQueryData<HealthCheck[]>(key) ?? [], await readHealth()),
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) < checksForState ? firstCheckTime : checkTime),
    refetchOnWindowFocus: 'always',
  })
  return data ?? []
}

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

/** What one look at the server’s health measured; nothing in it is assumed. */
export type HealthCheck = {
  at: number
  /** Milliseconds from asking to the answer, as this browser measured them; null where none came. */
  serverMs: number | null
  /** Milliseconds of one small query, as the server measured them; null where the database or the server is away. */
  databaseMs: number | null
  /** What the server said of itself and of its database; null where nobody answered. */
  server: PartReport | null
  database: PartReport | null
  /** Of the server's latest answers to anybody; null before the first. */
  answers: { p50Ms: number; p95Ms: number } | null
}

export type PartReport = { version: string | null; uptimeSeconds: number | null }

export type CheckResult = 'ok' | 'slow' | 'failed'

/** The strip shows a quarter of an hour: a check each 30 seconds. */
export const checksKept = 30

/** What is slow for a small query, and for a small answer over the network. */
const slowFrom = { database: 100, server: 1000 } as const

export function withCheck(checks: readonly HealthCheck[], check: HealthCheck): HealthCheck[] {
  return [...checks, check].slice(-checksKept)
}

export function resultOf(part: 'database' | 'server', milliseconds: number | null): CheckResult {
  if (milliseconds === null) return 'failed'
  return milliseconds >= slowFrom[part] ? 'slow' : 'ok'
}

/** One answer is chance, the first one most of all: it waits for a connection. A state takes so many. */
export const checksForState = 3

/** The state by the latest check; null until there have been enough of them. */
export function stateOf(results: readonly CheckResult[]): CheckResult | null {
  return results.length < checksForState ? null : (results.at(-1) ?? null)
}

/** The 95th percentile of what was measured; null until there is enough of it to mean something. */
export function p95(measured: readonly (number | null)[]): number | null {
  const known = measured.filter((value) => value !== null).toSorted((first, second) => first - second)
  return known.length < 5 ? null : (known[Math.ceil(known.length * 0.95) - 1] ?? null)
}

/** Since when nothing has been measured: the moment of the first failure of the latest run of failures. */
export function lostSince(checks: readonly HealthCheck[], part: 'databaseMs' | 'serverMs'): number | null {
  const lastGood = checks.findLastIndex((check) => check[part] !== null)
  return checks[lastGood + 1]?.at ?? null
}
