import { configuration } from '../../../platform/configuration.ts'

/** Whose passkeys are asked for: the site's name for browsers, and the origin that its pages have. */
export type RelyingParty = { id: string; origin: string }

/**
 * The public address where there is one; else the page that asks, which the edge and the API let through only where it
 * is of the host that was asked. null for what is no page.
 */
export function relyingParty(headers: Headers): RelyingParty | null {
  const url = URL.parse(configuration().publicUrl || (headers.get('origin') ?? ''))
  return url ? { id: url.hostname, origin: url.origin } : null
}
