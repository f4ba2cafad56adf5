import { Button } from '@cyberluach/design/components/Button'
import { type LoginTexts, key } from './login-texts.ts'
import { useEffect, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { CallError } from '@cyberluach/api/client'
import { canUsePasskeys } from '@cyberluach/api/sign-in'
import { failureSentence, openDashboard, pageCalls } from './sign-in.ts'

type Props = { texts: Pick<LoginTexts, 'submit' | 'submitting'>; isPending: boolean }

/** Submits the form; shows a spinner while the answer is awaited. */
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

/** Signs in by a passkey alone; shown where the browser supports passkeys. */
export function PasskeyButton({ texts, onFailed }: PasskeyButtonProps) {
  const [isSupported, setSupported] = useState(false)
  const [isPending, setPending] = useState(false)
  useEffect(() => setSupported(canUsePasskeys()), [])
  if (!isSupported) return null
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

/** What a passkey that did not sign in says; null once the dashboard is on its way. */
async function signInByPasskey({ success, passkey, errors }: LoginTexts): Promise<string | null> {
  try {
    const session = await pageCalls().byPasskey()
    if (!session) return passkey.none
    openDashboard(session, success)
    return null
  } catch (reason) {
    const isWrong = reason instanceof CallError && reason.code === 'wrongPasskey'
    return isWrong ? passkey.wrong : failureSentence(reason, errors)
  }
}
