import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { AfterErrorHook } from 'payload'
import { isDatabaseAway } from '../platform/database/availability.ts'

/** Whoever writes in the panel while the database cannot work for now is told to try again: Payload says 500, and no more. */
export const sayDatabaseAway: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error)) return
  const message = messagesFor(localeOf(req?.i18n?.language ?? 'en')).login.errors.unavailable
  return { response: { errors: [{ message }] }, status: 503 }
}
