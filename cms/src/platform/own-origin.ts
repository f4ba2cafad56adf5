/**
 * Whether a write comes from one of our own pages: its `Origin` names the host that was asked (as the edge heard it)
 * or the host of PUBLIC_URL. Without an `Origin` it comes from no page at all, which is fine for the API.
 */
export function isOwnOrigin(headers: Headers, publicUrl: string): boolean {
  const origin = headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  const asked = headers.get('x-forwarded-host') ?? headers.get('host')
  return (
    host !== '' &&
    (host === asked?.toLowerCase() || (URL.canParse(publicUrl) && host === new URL(publicUrl).host))
  )
}
