/** Whether a write comes from a page of another site. Absent is not foreign: programs send no Origin. */
export function isForeign(origin: string | undefined, host: string, publicHost: string | null): boolean {
  if (origin === undefined) return false
  const from = URL.parse(origin)?.host
  return !from || (from !== host && from !== publicHost)
}
