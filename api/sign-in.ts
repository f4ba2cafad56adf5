import type { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { browserSupportsWebAuthn, startAuthentication, WebAuthnError } from '@simplewebauthn/browser'
import { call, type Answer } from './client.ts'

type ByPassword = `POST /api/${typeof builtLoginPath}/auth`
type ByCode = `${ByPassword}/code`
type Enrolment = `${ByPassword}/enrolment`
type ByPasskey = `${ByPassword}/passkey`
type PasskeyQuestion = `${ByPasskey}/question`

/** A sign-in that is through: its token, and whose it is. */
export type OpenedSession = Extract<Answer<ByPassword>, { token: string }>

/** A sign-in whose password was right and which waits for its second step. */
export type PendingSignIn = Extract<Answer<ByPassword>, { challenge: string }>

/** Whether this browser knows passkeys. */
export const canUsePasskeys = browserSupportsWebAuthn

/** The calls of the sign-in below its hidden path, for the browser. Each throws `CallError`. */
export function signInCalls(loginPath: string) {
  const path = `POST /api/${loginPath}/auth`
  return {
    byPassword: (username: string, password: string) => call(path as ByPassword, { body: { username, password } }),
    /** The second step; `code` is the app's or a recovery code, spaces around it do not count. */
    byCode: (challenge: string, code: string) =>
      call(`${path}/code` as ByCode, { body: { challenge, code: code.trim() } }),
    /** The key of a new authenticator app, for a sign-in that asks for enrolment. */
    enrolment: (challenge: string) => call(`${path}/enrolment` as Enrolment, { body: { challenge } }),
    /** Asks the browser for a passkey and signs in by it; null where its person used none. */
    async byPasskey(): Promise<OpenedSession | null> {
      const question = await call(`${path}/passkey/question` as PasskeyQuestion)
      const body = await signedByPasskey(question)
      return body && call(`${path}/passkey` as ByPasskey, { body })
    },
  }
}

async function signedByPasskey(question: Answer<PasskeyQuestion>) {
  try {
    const answer = await startAuthentication({ optionsJSON: { ...question, userVerification: 'required' } })
    const { id, rawId, type, response } = answer
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) }
    return { id, rawId, type, response: signed, clientExtensionResults: {} }
  } catch (reason) {
    // Closed, too late, or no passkey there: browsers do not say which.
    if (reason instanceof WebAuthnError || reason instanceof DOMException) return null
    throw reason
  }
}
