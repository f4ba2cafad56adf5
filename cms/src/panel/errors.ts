import { APIError, type AfterErrorHook } from 'payload'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { isDatabaseAway } from '../platform/database/availability.ts'

type FieldError = { path: string; message: string }

/**
 * What a hook refuses a write with: the panel shows the message, and marks the fields. Payload's REST answers word an
 * error that has no name as unknown, and the build shortens the names of classes to nothing.
 */
export function rejection(message: string, status: number, errors: FieldError[] = []): APIError {
  const error = new APIError(message, status, errors.length > 0 ? { errors } : {}, true)
  error.name = 'Refusal'
  return error
}

/** Whoever writes in the panel while the database cannot work for now is told to try again: Payload says 500, and no more. */
export const answerDatabaseUnavailable: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error)) return
  const message = messagesFor(localeOf(req?.i18n?.language ?? 'en')).login.errors.unavailable
  return { response: { errors: [{ message }] }, status: 503 }
}

/**
 * Whoever writes in the panel after the session has ended is told so: Payload only says that it is not allowed. What it
 * answers is shown as it is, also where the panel saves by itself.
 */
export const answerSessionEnded: AfterErrorHook = ({ error, req }) => {
  const { status } = error as Error & { status?: number }
  if (req?.user || (status !== 401 && status !== 403)) return
  const message = messagesFor(localeOf(req?.i18n?.language ?? 'en')).sessionPanel.refused
  return { response: { errors: [{ message }] } }
}

type InvalidField = { path: string; message: string; label?: unknown }

/**
 * Tells the panel which fields are wrong, so that each sentence stands at its field. Payload does so for errors of its own
 * class only, and the built server holds that class more than once.
 */
export const nameInvalidFields: AfterErrorHook = ({ error, result }) => {
  const { data, message } = error as Error & { data?: { errors?: unknown } | null }
  const isNamed = result?.errors?.some((one) => 'data' in one)
  if (isNamed || !Array.isArray(data?.errors)) return
  const errors = (data.errors as InvalidField[]).map(({ path, message: sentence, label }) => ({
    path,
    message: sentence,
    label,
  }))
  return { response: { errors: [{ name: 'ValidationError', message, data: { errors } }] } }
}
