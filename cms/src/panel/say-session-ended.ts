import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { AfterErrorHook } from 'payload'

/**
 * Whoever writes in the panel after the session has ended is told so: Payload only says that it is not allowed. What it
 * answers is shown as it is, also where the panel saves by itself.
 */
export const saySessionEnded: AfterErrorHook = ({ error, req }) => {
  const { status } = error as Error & { status?: number }
  if (req?.user || (status !== 401 && status !== 403)) return
  const message = messagesFor(localeOf(req?.i18n?.language ?? 'en')).sessionPanel.refused
  return { response: { errors: [{ message }] } }
}
