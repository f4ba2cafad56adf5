import { Button } from '@cyberluach/design/components/Button'
import { useEffect, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { key } from './login-icons.ts'
import type { LoginTexts } from './texts.ts'
import { canUsePasskeys, signInByPasskey } from './sign-in-by-passkey.ts'

type Props = { texts: LoginTexts; onFailed: (sentence: string) => void }

/** Signs in by a passkey alone, where the browser knows of such. Whoever closes its dialog is where they were. */
export function PasskeyButton({ texts, onFailed }: Props) {
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
