import { cleanText } from '../text/text-hygiene.ts'

/** What a page reports of its visit, as `POST /api/pulse` takes it. `loadMs` is in milliseconds. */
export type Beacon = {
  kind: 'view' | 'load' | 'beat'
  page: string
  /** As it is counted. */
  path: string
  loadMs: number | null
}

const kinds: ReadonlySet<unknown> = new Set(['view', 'load', 'beat'])
const fields: ReadonlySet<string> = new Set(['kind', 'page', 'path', 'loadMs'])
const longestLoadMs = 600_000

/** Validates a beacon by hand, since three hundred come in a second; null where it has not the declared shape. */
export function readBeacon(value: unknown): Beacon | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { kind, page, path, loadMs } = value as Record<string, unknown>
  if (!Object.keys(value).every((key) => fields.has(key))) return null
  if (!kinds.has(kind) || typeof page !== 'string' || !/^[\w-]{8,40}$/.test(page)) return null
  const counted = typeof path === 'string' ? visitedPath(path) : null
  if (counted === null || !(loadMs === undefined || isLoadTime(loadMs))) return null
  return { kind: kind as Beacon['kind'], page, path: counted, loadMs: loadMs ?? null }
}

function isLoadTime(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= longestLoadMs
}

const longest = 300

/** The one page that its query makes another. */
const withType = /^(?:\/he)?\/stats$/

/**
 * The path under which a page view is counted, from a path as a browser or anyone else names it: readable letters, one
 * slash between parts and none at the end, no query but the `type` of the statistics, 300 characters. The prefix of the
 * language stays, since pages are counted by language. Null where the text is no path of a site.
 */
export function visitedPath(text: string): string | null {
  if (!text.startsWith('/') || text.length > longest || !text.isWellFormed()) return null
  const [beforeHash = ''] = text.split('#')
  const at = beforeHash.indexOf('?')
  const raw = at < 0 ? beforeHash : beforeHash.slice(0, at)
  const path = readable(raw)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  if (path !== cleanText(path).replace(/\s+/g, ' ') || /[?#]/.test(path)) return null
  const type = at < 0 ? null : new URLSearchParams(beforeHash.slice(at)).get('type')
  return type && withType.test(path) && /^[\w-]{1,40}$/.test(type) ? `${path}?type=${type}` : path
}

/** As people read it; as it came where its percent signs mean nothing. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}
