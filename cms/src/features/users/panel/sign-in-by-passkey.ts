import { call } from '@cyberluach/api/client'
import type { builtLoginPath } from '@cyberluach/core/login-path'
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser'

type Question = `POST /api/${typeof builtLoginPath}/auth/passkey/question`
type SignIn = `POST /api/${typeof builtLoginPath}/auth/passkey`

/** Asks the browser for a passkey and signs in by it; null where its person chose none. */
export async function signInByPasskey(loginPath: string) {
  const path = `POST /api/${loginPath}/auth/passkey`
  const question = await call(`${path}/question` as Question)
  try {
    const answer = await startAuthentication({ optionsJSON: { ...question, userVerification: 'required' } })
    const { id, rawId, type, response } = answer
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) }
    const body = { id, rawId, type, response: signed, clientExtensionResults: {} }
    return await call(path as SignIn, { body })
  } catch (reason) {
    // Closed, too late, or no passkey there: browsers do not say which.
    if (reason instanceof WebAuthnError || reason instanceof DOMException) return null
    throw reason
  }
}
