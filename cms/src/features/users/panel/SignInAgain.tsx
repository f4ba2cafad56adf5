'use client'

import { call, CallError, type CallOptions } from '@cyberluach/api/client'
import type { builtLoginPath } from '@cyberluach/core/sign-in/session'
import type { Messages } from '@cyberluach/i18n/messages'
import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { PanelDialog } from './PanelDialog.tsx'
import { reasonText, storeSession } from '../../../session/session.ts'
import type { Ending } from '../../../session/session-keeper.ts'
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser'

type Texts = Messages['sessionPanel']['ended']
type SignIn = `POST /api/${typeof builtLoginPath}/auth`
type Code = `POST /api/${typeof builtLoginPath}/auth/code`
type Body = NonNullable<CallOptions<SignIn>[0]>['body']

type Props = {
  texts: Texts
  ending: Ending
  username: string
  loginPath: string
  goOn: () => void
  leave: () => void
}

const input =
  'min-h-[44px] w-full rounded-[4px] border border-(--theme-elevation-400) bg-(--theme-input-bg) px-3 text-inherit [font:inherit] read-only:bg-(--theme-elevation-50)'

/** Asks for the password where the session has ended, over the page as it was left. */
export function SignInAgain({ texts, ending, username, loginPath, goOn, leave }: Props) {
  const [nameId, passwordId, faultId] = [useId(), useId(), useId()]
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [challenge, setChallenge] = useState<string | null>(null)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => password.current?.focus(), [challenge])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const field = password.current
    if (isSending || !field) return
    field.focus()
    if (field.value === '') return setFault(challenge ? texts.emptyCode : texts.empty)
    setSending(true)
    setFault(null)
    try {
      const answer = challenge ? await secondStep(challenge, field.value) : await firstStep(field.value)
      if ('token' in answer) {
        storeSession(answer.token, answer.admin)
        return goOn()
      }
      // Setting up a second factor is done on the sign-in page.
      if (answer.asks === 'enrolment') return leave()
      setChallenge(answer.challenge)
    } catch (reason) {
      if (reason instanceof CallError && reason.code === 'challengeOver') setChallenge(null)
      setFault(sentenceOf(reason, texts))
      field.select()
    } finally {
      setSending(false)
    }
  }

  const firstStep = (given: string) => {
    const body: Body = { username, password: given }
    return call(`POST /api/${loginPath}/auth` as SignIn, { body })
  }
  const secondStep = (waiting: string, code: string) =>
    call(`POST /api/${loginPath}/auth/code` as Code, { body: { challenge: waiting, code } })

  const sendPasskey = async () => {
    setSending(true)
    setFault(null)
    try {
      const answer = await signInByPasskey(loginPath)
      if (!answer) return setFault(texts.noPasskey)
      // Somebody else's page is not gone on with.
      if (answer.admin.username !== username) return leave()
      storeSession(answer.token, answer.admin)
      goOn()
    } catch (reason) {
      setFault(sentenceOf(reason, texts))
    } finally {
      setSending(false)
    }
  }

  const { title, text } = texts[ending]
  return (
    <PanelDialog title={title} text={text}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <div className="mb-3">
          <label className="mb-1 block" htmlFor={nameId}>
            {texts.username}
          </label>
          <input className={input} id={nameId} value={username} readOnly dir="auto" autoComplete="username" />
        </div>
        <div className="mb-4">
          <label className="mb-1 block" htmlFor={passwordId}>
            {challenge ? texts.code : texts.password}
          </label>
          <input
            className={input}
            key={challenge}
            id={passwordId}
            ref={password}
            type={challenge ? 'text' : 'password'}
            dir="ltr"
            autoComplete={challenge ? 'one-time-code' : 'current-password'}
            aria-invalid={fault !== null}
            aria-describedby={fault ? faultId : undefined}
          />
          {fault && (
            <p className="mt-1 text-(--theme-error-600)" id={faultId} role="alert">
              {fault}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isSending} margin={false}>
            {isSending ? texts.signingIn : texts.signIn}
          </Button>
          {challenge && (
            <Button
              buttonStyle="secondary"
              disabled={isSending}
              margin={false}
              onClick={() => void sendPasskey()}
            >
              {texts.usePasskey}
            </Button>
          )}
          <Button buttonStyle="secondary" margin={false} onClick={leave}>
            {texts.leave}
          </Button>
        </div>
      </form>
    </PanelDialog>
  )
}

/** The server's own sentence, in the panel's language, but for what it says of a password to strangers. */
function sentenceOf(reason: unknown, texts: Texts): string {
  const isWrong = reason instanceof CallError && reason.code === 'wrongCredentials'
  return isWrong ? texts.wrong : (reasonText(reason) ?? texts.offline)
}

type Question = `POST /api/${typeof builtLoginPath}/auth/passkey/question`
type PasskeyAnswer = `POST /api/${typeof builtLoginPath}/auth/passkey`

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
    return await call(path as PasskeyAnswer, { body })
  } catch (reason) {
    // Closed, too late, or no passkey there: browsers do not say which.
    if (reason instanceof WebAuthnError || reason instanceof DOMException) return null
    throw reason
  }
}
