import { CallError } from '@cyberluach/api/client'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'

/** What the visitor can do about a failure, beside the toast's general words; empty where nothing more is known. */
export function failureReason(
  error: unknown,
  locale: Locale,
  text: Messages['requestErrors'],
  isOnline: boolean,
): string {
  if (!(error instanceof CallError) || error.status === 0) return isOnline ? '' : text.offline
  if (error.status === 413) return text.tooLarge
  if (error.status === 503) return text.unavailable
  if (error.status !== 429) return ''
  if (!error.retryAfter) return text.tooMany
  return fill(locale, text.tooManyMinutes, { n: Math.ceil(error.retryAfter / 60) })
}
