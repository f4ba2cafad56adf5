import { Button } from '@cyberluach/design/components/Button'
import type { LoginTexts } from './login-texts.ts'
import { useEffect, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { key } from './login-icons.ts'
import { call, CallError } from '@cyberluach/api/client'
import type { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { browserSupportsWebAuthn, startAuthentication, WebAuthnError } from '@simplewebauthn/browser'
import { failureSentence, openDashboard } from './sign-in.ts'

type Props = { texts: Pick<LoginTexts, 'submit' | 'submitting'>; isPending: boolean }

/** Sends the form, and says so while it is on its way. */
export function LoginButton({ texts, isPending }: Props) {
  return (
    <Button
      kind="primary"
      type="submit"
      className="data-pending:border-active data-pending:bg-active data-pending:text-ink-2"
      data-pending={isPending || undefined}
    >
      {isPending && (
        <i
          className="size-4 rounded-full border-2 border-current border-e-transparent motion-safe:animate-turn"
          aria-hidden="true"
        />
      )}
      <span>{isPending ? texts.submitting : texts.submit}</span>
    </Button>
  )
}

type PasskeyButtonProps = { texts: LoginTexts; onFailed: (sentence: string) => void }

/** Signs in by a passkey alone, where the browser knows of such. Whoever closes its dialog is where they were. */
export function PasskeyButton({ texts, onFailed }: PasskeyButtonProps) {
  const [isThere, setThere] = useState(false)
  const [isPending, setPending] = useState(false)
  useEffect(() => setThere(canUsePasskeys()), [])
  if (!isThere) return null
  const send = async () => {
    setPending(true)
    const sentence = await signInByPasskey(texts)
    if (sentence === null) return
    setPending(false)
    onFailed(sentence)
  }
  return (
    <Button disabled={isPending} onClick={() => void send()}>
      <Icon path={key} className="size-4.5" />
      {isPending ? texts.passkey.pending : texts.passkey.button}
    </Button>
  )
}

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
    openDashboard(await call(path as SignIn, { body }), texts.success)
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
