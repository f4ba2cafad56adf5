import { CallError } from '@cyberluach/api/client'

/** Whether a failure means that the token is no longer accepted. */
export function isRefusal(reason: unknown): boolean {
  return reason instanceof CallError && reason.status === 401
}

/** The sentence of the server behind a failure, without the status in front; null where no server answered. */
export function reasonText(reason: unknown): string | null {
  if (!(reason instanceof CallError)) return reason instanceof Error ? reason.message : null
  return reason.status === 0 ? null : reason.message.replace(/^\d+: /, '')
}
