/** Scheme, who signs in, host, port, path, query: read by a pattern, so that the database reads the same. */
const parts = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:@\s]+)(?::\d+)?([^?#\s]*)(?:\?([^#\s]*))?/i

/** Says who sent a visitor, and nothing of where it leads. */
const tracking = /^(utm_[^=]*|fbclid|gclid|mc_[ce]id|ref|source|campaign)(=|$)/

const beginning = /^(www\d?|m)\./
const ending = /\/(index\.(html?|php|aspx?)|home|default\.aspx?)$/
const yearOfHost = /^(.*\.)?(19|20)\d\d\.(?=[^.]+\.[^.]+)/

/**
 * One spelling of an address: small letters, without scheme, `www`, port, tracking, fragment and what stands for the first
 * page of a folder. Null where it is no address of the web. `source_address` of the database does the same.
 */
export function canonicalAddress(address: string | null): string | null {
  const found = parts.exec(address?.trim() ?? '')
  if (!found) return null
  const [, host = '', path = '', query = ''] = found.map((part) => part?.toLowerCase())
  const kept = query
    .split('&')
    .filter((part) => part && !tracking.test(part))
    .sort(byLetters)
    .join('&')
  const folder = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(ending, '')
  return `${plainHost(host)}${folder}${kept && `?${kept}`}`
}

/**
 * The host of an address in one spelling, without `www` and without the year of an edition (`2026.example.org`); null where
 * it is none of the web. `source_host` of the database does the same.
 */
export function canonicalHost(address: string | null): string | null {
  const host = parts.exec(address?.trim() ?? '')?.[1]
  return host ? plainHost(host.toLowerCase()).replace(yearOfHost, '$1') : null
}

const plainHost = (host: string) => host.replace(/\.$/, '').replace(beginning, '')

const byLetters = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
