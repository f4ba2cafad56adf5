import { call, CallError } from '@cyberluach/api/client'
import type { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { browserSupportsWebAuthn, startAuthentication, WebAuthnError } from '@simplewebauthn/browser'
import { failureSentence } from './failure-sentence.ts'
import { leadIn } from './lead-in.ts'
import type { LoginTexts } from './texts.ts'

type Question = `POST /api/${typeof builtLoginPath}/auth/passkey/question`
type SignIn = `POST /api/${typeof builtLoginPath}/auth/passkey`

export const canUsePasskeys = browserSupportsWebAuthn

/** Asks the browser for a passkey and signs in by it. Answers what went wrong; null where the page is being left. */
export async function signInByPasskey(texts: LoginTexts): Promise<string | null> {
  const path = `POST /api${location.pathname}/auth/passkey`
  try {
    const question = await call(`${path}/question` as Question)
    const answer = await startAuthentication({ optionsJSON: { ...question, userVerification: 'required' } })
    const { id, rawId, type, response } = answer
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) }
    const body = { id, rawId, type, response: signed, clientExtensionResults: {} }
    leadIn(await call(path as SignIn, { body }), texts.success)
    return null
  } catch (reason) {
    if (reason instanceof CallError) return sentenceOf(reason, texts)
    // Closed, too late, or no passkey there: browsers do not say which.
    if (reason instanceof WebAuthnError || reason instanceof DOMException) return texts.passkey.none
    throw reason
  }
}

function sentenceOf(reason: CallError, { passkey, errors }: LoginTexts): string {
  return reason.code === 'wrongPasskey' ? passkey.wrong : failureSentence(reason, errors)
}
