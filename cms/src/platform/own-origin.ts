import { isOwnOrigin as isAnyOf } from '@cyberluach/core/own-origin'

/** Whether a write comes from a page of the host that was asked, as the edge heard it, or of PUBLIC_URL. */
export function isOwnOrigin(headers: Headers, publicUrl: string): boolean {
  const asked = headers.get('x-forwarded-host') ?? headers.get('host')
  return isAnyOf(headers.get('origin'), [asked?.toLowerCase(), URL.parse(publicUrl)?.host])
}
