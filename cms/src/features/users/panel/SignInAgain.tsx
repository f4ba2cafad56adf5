'use client'

import { CallError } from '@cyberluach/api/client'
import { canUsePasskeys, signInCalls } from '@cyberluach/api/sign-in'
import { storeSession } from '@cyberluach/api/stored-session'
import type { Messages } from '@cyberluach/i18n/messages'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { reasonText } from '../../../session/session.ts'
import type { Ending } from '../../../session/session-keeper.ts'
import { ProofField, Row, Send, PanelDialog, SecondaryButton } from '../../../panel/form-parts.tsx'

type Texts = Messages['sessionPanel']['ended']

type Props = {
  texts: Texts
  ending: Ending
  username: string
  loginPath: string
  goOn: () => void
  leave: () => void
}

/** Asks for the password where the session has ended, over the page as it was left. */
export function SignInAgain({ texts, ending, username, loginPath, goOn, leave }: Props) {
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [challenge, setChallenge] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [challenge])
  const calls = signInCalls(loginPath)

  const run = async (signIn: () => Promise<void>) => {
    if (isPending) return
    setPending(true)
    setError(null)
    try {
      await signIn()
    } catch (reason) {
      if (reason instanceof CallError && reason.code === 'challengeOver') setChallenge(null)
      setError(sentenceOf(reason, texts))
      input.current?.select()
    } finally {
      setPending(false)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const field = input.current
    if (!field) return
    field.focus()
    if (field.value.trim() === '') return setError(challenge ? texts.emptyCode : texts.empty)
    void run(async () => {
      const answer = await (challenge ? calls.byCode(challenge, field.value) : calls.byPassword(username, field.value))
      if ('token' in answer) {
        storeSession(answer.token, answer.admin)
        return goOn()
      }
      // Setting up a second factor is done on the sign-in page.
      if (answer.asks === 'enrolment') return leave()
      setChallenge(answer.challenge)
    })
  }

  const usePasskey = () =>
    void run(async () => {
      const session = await calls.byPasskey()
      if (!session) return setError(texts.noPasskey)
      // Another person does not go on with this page.
      if (session.admin.username !== username) return leave()
      storeSession(session.token, session.admin)
      goOn()
    })

  const { title, text } = texts[ending]
  return (
    <PanelDialog title={title} text={text}>
      <form onSubmit={submit} noValidate>
        <ProofField
          label={texts.username}
          name="username"
          value={username}
          readOnly
          dir="auto"
          autoComplete="username"
        />
        <ProofField
          key={challenge}
          ref={input}
          label={challenge ? texts.code : texts.password}
          type={challenge ? 'text' : 'password'}
          autoComplete={challenge ? 'one-time-code' : 'current-password'}
          error={error}
        />
        <Row>
          <Send isBusy={isPending}>{isPending ? texts.signingIn : texts.signIn}</Send>
          {canUsePasskeys() && (
            <SecondaryButton disabled={isPending} onClick={usePasskey}>
              {texts.usePasskey}
            </SecondaryButton>
          )}
          <SecondaryButton onClick={leave}>{texts.leave}</SecondaryButton>
        </Row>
      </form>
    </PanelDialog>
  )
}

/** The server's own sentence, in the panel's language, but for what it says of a password to strangers. */
function sentenceOf(reason: unknown, texts: Texts): string {
  const isWrong = reason instanceof CallError && reason.code === 'wrongCredentials'
  return isWrong ? texts.wrong : (reasonText(reason) ?? texts.offline)
}
