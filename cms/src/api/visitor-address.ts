import { isIPv6 } from 'node:net'

/**
 * The visitor's address as the edge saw it, null where nobody named one. For limits: of an IPv6 address only the network
 * counts, since a visitor has all the addresses in it.
 */
export function visitorAddress(headers: Headers): string | null {
  const address = headers.get('x-forwarded-for')?.split(',')[0]?.trim() || null
  return address && isIPv6(address) ? networkOf(address) : address
}

/** The first 64 bits, in one spelling. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('%')[0]?.split('::') ?? []
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const given = groups(before)
  const last = after === undefined ? [] : groups(after)
  const missing = after === undefined ? 0 : 8 - given.length - last.length - (after.includes('.') ? 1 : 0)
  const all = [...given, ...Array.from({ length: missing }, () => '0'), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}

/**
 * Whether our own pages' server reads: it asks this port by name, for many visitors at once. A visitor may write that
 * name too, but what he sends comes by way of the edge, which says so.
 */
export function isOwnServer(headers: Headers, ownPort: string | null): boolean {
  if (ownPort === null || headers.has('via')) return false
  return headers.get('host')?.endsWith(`:${ownPort}`) ?? false
}
