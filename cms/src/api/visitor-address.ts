/** The visitor's address as the edge saw it, null where nobody named one. */
export function visitorAddress(headers: Headers): string | null {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim() || null
}

/**
 * Whether our own pages' server reads: it asks this port by name, for many visitors at once. A visitor may write that
 * name too, but what he sends comes by way of the edge, which says so.
 */
export function isOwnServer(headers: Headers, ownPort: string | null): boolean {
  if (ownPort === null || headers.has('via')) return false
  return headers.get('host')?.endsWith(`:${ownPort}`) ?? false
}
