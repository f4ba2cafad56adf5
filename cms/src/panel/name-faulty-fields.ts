import type { AfterErrorHook } from 'payload'

type Fault = { path: string; message: string; label?: unknown }

/**
 * Tells the panel which fields are wrong, so that each sentence stands at its field. Payload does so for errors of its own
 * class only, and the built server holds that class more than once.
 */
export const nameFaultyFields: AfterErrorHook = ({ error, result }) => {
  const { data, message } = error as Error & { data?: { errors?: unknown } | null }
  const isNamed = result?.errors?.some((one) => 'data' in one)
  if (isNamed || !Array.isArray(data?.errors)) return
  const errors = (data.errors as Fault[]).map(({ path, message: sentence, label }) => ({
    path,
    message: sentence,
    label,
  }))
  return { response: { errors: [{ name: 'ValidationError', message, data: { errors } }] } }
}
