import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { isSettled } from '../../forms/form-rules.ts'
import { showToast, showToastOnNextPage } from '../../stores/toast.ts'
import { failureReason } from '../forms/failure-reason.ts'

type Telling = {
  locale: Locale
  /** The page of the private link. */
  action: string
  words: Pick<Messages['submissionLink'], 'failed' | 'settled' | 'settledText'>
  requestErrors: Messages['requestErrors']
}

/**
 * Says why a change of a submission was not made, and returns it. Where somebody has decided meanwhile, the page tells
 * how, and nothing is returned.
 */
export function tellFailure(error: unknown, { locale, action, words, requestErrors }: Telling): string | undefined {
  if (isSettled(error)) {
    showToastOnNextPage({ kind: 'danger', title: words.settled, text: words.settledText })
    location.assign(action)
    return undefined
  }
  const text = failureReason(error, locale, requestErrors, navigator.onLine)
  showToast({ kind: 'danger', title: words.failed, text })
  return text
}
