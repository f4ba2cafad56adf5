import { APIError } from 'payload'

/**
 * What a hook refuses a write with: the panel shows the message. Payload's REST answers drop the message of an error that
 * carries no data once the build has shortened the names of classes.
 */
export function refusal(message: string, status: number): APIError {
  return new APIError(message, status, {}, true)
}
