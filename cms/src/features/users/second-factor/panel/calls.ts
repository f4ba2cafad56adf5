import type { Enrolment } from '@cyberluach/api/sessions'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { callPanel, type PanelCall } from '../../../../panel/panel-call.ts'

export const securityCalls = {
  begin: { method: 'post', path: '/security/begin' },
  confirm: { method: 'post', path: '/security/confirm' },
  renew: { method: 'post', path: '/security/recovery-codes' },
  remove: { method: 'post', path: '/security/remove' },
  passkeyOptions: { method: 'post', path: '/security/passkey-options' },
  addPasskey: { method: 'post', path: '/security/add-passkey' },
  renamePasskey: { method: 'post', path: '/security/rename-passkey' },
  removePasskey: { method: 'post', path: '/security/remove-passkey' },
  reset: { method: 'post', path: '/security/reset' },
  endSession: { method: 'post', path: '/security/end-session' },
  endSessions: { method: 'post', path: '/security/end-sessions' },
} as const satisfies Record<string, PanelCall>

export type SecurityAnswers = {
  begin: Enrolment
  confirm: { recoveryCodes: string[] }
  renew: { recoveryCodes: string[] }
  remove: { removed: true }
  passkeyOptions: PublicKeyCredentialCreationOptionsJSON
  /** The codes come with the first factor. */
  addPasskey: { recoveryCodes: string[] | null }
  renamePasskey: { renamed: true }
  removePasskey: { removed: true }
  /** How many sessions of theirs were ended. */
  reset: { ended: number }
  /** Whether it was the session that asked. */
  endSession: { isCurrent: boolean }
  /** How many lived, and whether the one that asked was among them. */
  endSessions: { ended: number; isCurrent: boolean }
}

export function callSecurity<Name extends keyof SecurityAnswers>(name: Name, body: object, failed: string) {
  return callPanel<SecurityAnswers[Name]>(securityCalls[name], body, failed)
}
