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
