const groupBits = 16
/** What one household or one server has: all its addresses are one visitor. */
const homeBits = 64
/** What one customer of a provider may have: a second, wider measure for what a server could do from many homes. */
const siteBits = 48

/**
 * What counts as one visitor for limits: an IPv4 address as it is; of an IPv6 address the first 64 bits, in one
 * spelling, since a visitor has all the addresses in them.
 */
export function clientNetwork(address: string): string {
  return address.includes(':') ? firstBits(address, homeBits) : address
}

/** The same as firewalls write it: an IPv4 address, or `2001:db8:1:2::/64`. */
export function clientRange(address: string): string {
  return address.includes(':') ? `${clientNetwork(address)}/${homeBits}` : address
}

/** The first 48 bits of an IPv6 address; an IPv4 address is its own. */
export function clientSite(address: string): string {
  return address.includes(':') ? firstBits(address, siteBits) : address
}

/** The first bits in one spelling: `2001:db8:1:2::`. */
function firstBits(address: string, bits: number): string {
  const [before = '', after] = address.split('%')[0]?.split('::') ?? []
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const first = groups(before)
  const last = after === undefined ? [] : groups(after)
  const missing = after === undefined ? 0 : 8 - first.length - last.length - (after.includes('.') ? 1 : 0)
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  return `${all
    .slice(0, bits / groupBits)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}

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

/**
 * The paths that pages of other origins may read: what is the same for everybody, and nothing that a session, a private link
 * or a form answers. Calendar files are there under the short addresses as well, as the edge hears them.
 */
const openPaths = [
  /^\/(?:api\/)?(?:events|deadlines)\.ics$/,
  /^\/api\/(?:archive|deadlines|events|facets|faq|figures|glance|months|search|sources|openapi\.json)$/,
  /^\/api\/export\.(?:csv|json)$/,
  /^\/api\/events\/[^/]+(?:\/calendar\.ics)?$/,
  /^\/api\/(?:event-addresses|event-lists|event-pages|months)\/[^/]+$/,
  /^\/api\/blog(?:\/[^/]+)?$/,
  /^(?:\/he)?\/blog\/rss\.xml$/,
  /^\/(?:api\/lists\/[^/]+|lists\/[^/]+\.json)$/,
]

/** Whether pages of other origins may read what is at the path, anonymously. */
export function isOpenRead(path: string): boolean {
  return openPaths.some((open) => open.test(path))
}

/** The header that lets them, whoever asks: nothing of such an answer hangs on the origin. */
export const openReadHeader = ['access-control-allow-origin', '*'] as const
