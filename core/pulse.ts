import { visitedPath } from './visited-path.ts'

/** One sign of life of a page, as `POST /api/pulse` takes it. */
export type Pulse = {
  kind: 'view' | 'load' | 'beat'
  page: string
  /** As it is counted. */
  path: string
  loadMs: number | null
}

const kinds: ReadonlySet<unknown> = new Set(['view', 'load', 'beat'])
const fields: ReadonlySet<string> = new Set(['kind', 'page', 'path', 'loadMs'])
const longestLoadMs = 600_000

/** Reads a pulse by hand, since three hundred come in a second; null where it is not one of the declared shape. */
export function pulseOf(value: unknown): Pulse | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { kind, page, path, loadMs } = value as Record<string, unknown>
  if (!Object.keys(value).every((key) => fields.has(key))) return null
  if (!kinds.has(kind) || typeof page !== 'string' || !/^[\w-]{8,40}$/.test(page)) return null
  const counted = typeof path === 'string' ? visitedPath(path) : null
  if (counted === null || !(loadMs === undefined || isLoadTime(loadMs))) return null
  return { kind: kind as Pulse['kind'], page, path: counted, loadMs: loadMs ?? null }
}

function isLoadTime(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= longestLoadMs
}
