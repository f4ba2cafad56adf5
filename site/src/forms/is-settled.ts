import { CallError } from '@cyberluach/api/client'

/** Whether a change came too late: the submission is not pending any more. */
export function isSettled(reason: unknown): boolean {
  return reason instanceof CallError && (reason.status === 409 || reason.status === 404)
}
