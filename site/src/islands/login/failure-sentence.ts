import { CallError } from '@cyberluach/api/client'
import type { Messages } from '@cyberluach/i18n/messages'

/** What a refused sign-in says (product specification, section 8); one that never reached the server says so. */
export function failureSentence(error: unknown, text: Messages['login']['errors']): string {
  if (!(error instanceof CallError)) return text.fallback
  if (error.status === 429) return text.tooMany
  if (error.status === 403) return text.denied
  if (error.code === 'signInBusy') return text.busy
  return error.status === 0 || error.status >= 500 ? text.unavailable : text.wrong
}
