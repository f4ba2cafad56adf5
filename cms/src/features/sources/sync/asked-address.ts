import type { SourceKind } from '@cyberluach/core/sources/sources'

/** How far ahead CTFtime is asked, in days, and for how many events at most. */
const daysAhead = 365
const mostRows = 500

/** What to send as `Accept` for a kind of list. */
export const acceptOf: Record<SourceKind, string> = {
  xsa: 'text/markdown, text/plain;q=0.9, */*;q=0.1',
  confsTech: 'application/json, text/plain;q=0.9, */*;q=0.1',
  ccfDeadlines: 'application/yaml, text/plain;q=0.9, */*;q=0.1',
  owasp: 'application/yaml, text/plain;q=0.9, */*;q=0.1',
  iCalendar: 'text/calendar, text/plain;q=0.9, */*;q=0.1',
  schemaOrg: 'text/html, application/xhtml+xml;q=0.9, application/ld+json;q=0.9',
  ctftime: 'application/json',
  json: 'application/json, text/plain;q=0.9, */*;q=0.1',
}

/** The address to ask: of CTFtime, with the time that its events may lie in, where none is named. */
export function askedAddress({ kind, address }: { kind: SourceKind; address: string }, now: Date): string {
  const url = kind === 'ctftime' ? URL.parse(address) : null
  if (!url) return address
  // Whole days, so that the same address is asked for on one day.
  const today = Math.floor(now.getTime() / dayMs) * (dayMs / 1000)
  const usual = { limit: mostRows, start: today, finish: today + daysAhead * (dayMs / 1000) }
  for (const [name, value] of Object.entries(usual))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  return url.href
}

const dayMs = 86_400_000
