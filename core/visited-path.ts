import { cleanText } from './text-hygiene.ts'

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
