import { APIError } from 'payload'

type Fault = { path: string; message: string }

/**
 * What a hook refuses a write with: the panel shows the message, and marks the fields. Payload's REST answers word an
 * error that has no name as unknown, and the build shortens the names of classes to nothing.
 */
export function refusal(message: string, status: number, errors: Fault[] = []): APIError {
  const error = new APIError(message, status, errors.length > 0 ? { errors } : {}, true)
  error.name = 'Refusal'
  return error
}
