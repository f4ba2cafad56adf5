import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { addYears } from 'date-fns/addYears'
import { signedToken } from '../../platform/signed-token.ts'

/** What a link needs to know of this product: where it stands, and the key that its tokens are signed with. */
type LinkMaker = { secret: string; publicUrl: string }

const lifetimeYears = 5

/**
 * Where a subscriber leaves: mails carry it for their readers and, as RFC 8058 asks, for their readers' programs, which
 * post to it. `publicUrl` is the origin of the public address.
 */
export function unsubscribeLink({ secret, publicUrl }: LinkMaker, subscriberId: string, locale: Locale = 'en'): string {
  const expiresAt = addYears(new Date(), lifetimeYears)
  const token = signedToken(secret, { purpose: 'unsubscribe', id: subscriberId }, expiresAt)
  return `${publicUrl}${localePath(locale, '/newsletter/unsubscribe')}?token=${token}`
}

/** The headers by which a mail program shows its own button for leaving, one click and no page. */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Stands in a letter to many where each reader's own link belongs. */
export const unsubscribePlaceholder = 'https://unsubscribe.invalid/'
