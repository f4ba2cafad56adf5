import type { Enrolment } from '@cyberluach/api/sign-in'
import { addressOf, type PanelCall } from '../../../../panel/panel-call.ts'

export const securityCalls = {
  begin: { method: 'post', path: '/security/begin' },
  confirm: { method: 'post', path: '/security/confirm' },
  renew: { method: 'post', path: '/security/recovery-codes' },
  remove: { method: 'post', path: '/security/remove' },
} as const satisfies Record<string, PanelCall>

/** What each call is answered with. */
export type SecurityAnswers = {
  begin: Enrolment
  confirm: { recoveryCodes: string[] }
  renew: { recoveryCodes: string[] }
  remove: { removed: true }
}

/** Asks the server; throws with its sentence, or with the given one where it has none. */
export async function ask<Name extends keyof SecurityAnswers>(
  name: Name,
  proof: string,
  failed: string,
): Promise<SecurityAnswers[Name]> {
  const response = await fetch(addressOf(securityCalls[name]), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ proof }),
  }).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  if (response?.ok && answer) return answer as SecurityAnswers[Name]
  throw new Error((answer as { errors?: { message?: string }[] } | null)?.errors?.[0]?.message ?? failed)
}
