import { clientNetwork } from '@cyberluach/core/client-network'

/**
 * The visitor's address as the edge saw it, null where nobody named one. For limits: of an IPv6 address only the network
 * counts, since a visitor has all the addresses in it.
 */
export function visitorAddress(headers: Headers): string | null {
  const address = headers.get('x-forwarded-for')?.split(',')[0]?.trim() || null
  return address && clientNetwork(address)
}

/**
 * Whether our own pages' server reads: it asks this port by name, for many visitors at once. A visitor may write that
 * name too, but what he sends comes by way of the edge, which says so.
 */
export function isOwnServer(headers: Headers, ownPort: string | null): boolean {
  if (ownPort === null || headers.has('via')) return false
  return headers.get('host')?.endsWith(`:${ownPort}`) ?? false
}
