import { clientNetwork, isOwnOrigin as isAnyOf } from '@cyberluach/core/site/requests'
import { isLocale, type Locale } from '@cyberluach/i18n/locales'
import { parseAccept } from 'hono/utils/accept'

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

/** Whether the visitor's own connection is TLS, as the edge heard it. */
export function isSecure(headers: Headers): boolean {
  return headers.get('x-forwarded-proto') === 'https'
}

/** Whether a write comes from a page of the host that was asked, as the edge heard it, or of PUBLIC_URL. */
export function isOwnOrigin(headers: Headers, publicUrl: string): boolean {
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  return isAnyOf(headers.get('origin'), [host?.toLowerCase(), URL.parse(publicUrl)?.host])
}

/** The language of ours that a request likes best; English where it names none. */
export function languageOf(headers: Headers): Locale {
  const wishes = parseAccept(headers.get('accept-language') ?? '').filter(({ q }) => q > 0)
  for (const { type } of wishes.toSorted((one, other) => other.q - one.q)) {
    const [language = ''] = type.toLowerCase().split('-')
    if (language === 'iw') return 'he'
    if (isLocale(language)) return language
  }
  return 'en'
}
