/**
 * Whether a write comes from one of our own pages: its `Origin` names one of the hosts, in small letters, that we are
 * known by. Without an `Origin` it comes from no page at all, which is fine: programs send none. Null hosts are passed
 * over. A page that sends no referrer posts its forms from `null`; then `site`, the browser's own `Sec-Fetch-Site`, which no page
 * can set, says whether it is one of ours.
 */
export function isOwnOrigin(
  origin: string | null | undefined,
  hosts: readonly (string | null | undefined)[],
  site?: string | string[] | undefined,
): boolean {
  if (origin === 'null' && site === 'same-origin') return true
  if (origin === null || origin === undefined) return true
  const from = URL.parse(origin)?.host
  return Boolean(from) && hosts.includes(from)
}
