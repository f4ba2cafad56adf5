/** The visitor's address as the edge saw it, null where nobody named one. */
export function visitorAddress(headers: Headers): string | null {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim() || null
}

/** Whether our own pages' server reads: it asks this port by name, not by way of the edge, for many visitors at once. */
export function isOwnServer(headers: Headers, ownPort: string | null): boolean {
  return ownPort !== null && (headers.get('host')?.endsWith(`:${ownPort}`) ?? false)
}
