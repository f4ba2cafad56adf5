import { CallError } from '@cyberluach/api/client'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { Notice } from '../../forms/form-rules.ts'

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
  return error.status === 429 ? waitingTime(error, locale, text) : ''
}

export type Waiting = Pick<Messages['requestErrors'], 'tooMany' | 'tooManyMinutes'>

/** What a message says of a failure: the form's own words, or for how long to wait where that is all there is to do. */
export function failureNotice(error: unknown, locale: Locale, failed: Notice, text: Waiting): Notice {
  const isTooMany = error instanceof CallError && error.status === 429
  return isTooMany ? { title: failed.title, text: waitingTime(error, locale, text) } : failed
}

function waitingTime({ retryAfter }: CallError, locale: Locale, text: Waiting): string {
  return retryAfter ? fill(locale, text.tooManyMinutes, { n: Math.ceil(retryAfter / 60) }) : text.tooMany
}

/** What a form about the site says of its fields and of its sending; `own` are its own words. */
export function messageTexts<FieldErrors extends object>(
  { validation, toasts, requestErrors }: Messages,
  fieldErrors: FieldErrors,
  own: Record<'sent' | 'failed' | 'missing', Notice>,
) {
  const { email, tooLong, text, notAllowed } = validation
  const { check, checkField, wrong } = toasts
  const { tooMany, tooManyMinutes } = requestErrors
  return {
    issues: { fieldErrors, validation: { email, tooLong, text, notAllowed } },
    toasts: { ...own, check, checkField, wrong },
    waiting: { tooMany, tooManyMinutes },
  }
}
