import { Button } from '@cyberluach/design/components/Button'
import { card } from '@cyberluach/design/components/Card'
import { useEffect, useRef, type SubmitEvent, useEffectEvent, useState } from 'react'
import { openDashboard, type Waiting, type SignedIn, failureSentence } from './sign-in.ts'
import { LoginButton, PasskeyButton } from './LoginButton.tsx'
import { LoginField, LoginInput } from './LoginField.tsx'
import { lock } from './login-icons.ts'
import type { LoginTexts } from './login-texts.ts'
import { call, CallError, type Answer } from '@cyberluach/api/client'
import type { builtLoginPath } from '@cyberluach/core/sign-in/session'

type Props = { texts: LoginTexts; waiting: Waiting; startOver: (reason?: string) => void }

const look = card({ className: 'grid min-w-0 grid-cols-1 gap-4 p-[min(1.5rem,6.15vw)]' })

/** After the password: the code; before it, where there must be a second factor and is none, the key for an app. */
export function SecondStep({ texts, waiting, startOver }: Props) {
  const { enrolment, opened, fault, isPending, send, refuse } = useSecondStep({ texts, waiting, startOver })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isPending) input.current?.focus()
  }, [isPending, fault])

  if (opened) {
    return (
      <section className={look}>
        <RecoveryCodes
          texts={texts.recovery}
          codes={opened.recoveryCodes}
          goOn={() => openDashboard(opened, texts.success)}
        />
      </section>
    )
  }

  const { title, text } = waiting.asks === 'enrolment' ? texts.enrolment : texts.second
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(input.current?.value ?? '')
  }
  return (
    <form className={look} onSubmit={submit} noValidate>
      <h2 className="text-(length:--text-lg) font-semibold">{title}</h2>
      <p className="text-pretty text-ink-2">{text}</p>
      {waiting.asks === 'enrolment' && <NewApp enrolment={enrolment} texts={texts.enrolment} />}
      <fieldset className="grid min-w-0 grid-cols-1 gap-4" disabled={isPending}>
        <LoginField id="second-code" label={texts.second.code} error={fault}>
          <LoginInput
            ref={input}
            icon={lock}
            id="second-code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? 'second-code-error' : undefined}
          />
        </LoginField>
        <LoginButton texts={texts.second} isPending={isPending} />
        {waiting.asks === 'code' && <PasskeyButton texts={texts} onFailed={refuse} />}
        <Button kind="ghost" onClick={() => startOver()}>
          {texts.second.back}
        </Button>
      </fieldset>
    </form>
  )
}

type NewAppProps = { enrolment: Enrolment | null; texts: LoginTexts['enrolment'] }

/** The key of a new app, to scan or to type. Dark on light in both themes: not every camera reads the other way. */
export function NewApp({ enrolment, texts }: NewAppProps) {
  if (!enrolment) {
    return (
      <p className="text-ink-2" role="status">
        {texts.preparing}
      </p>
    )
  }
  const { secret, uri, qr } = enrolment
  return (
    <div className="grid min-w-0 justify-items-center gap-4">
      <svg
        className="size-52 rounded-md bg-[#fff]"
        role="img"
        aria-label={texts.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="w-full text-(length:--text-sm) text-ink-2">
        {texts.key}
        <code className="num mt-1 block text-(length:--text-md) text-ink" dir="ltr" data-testid="app-key">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <a className="md:hidden" href={uri}>
        {texts.open}
      </a>
    </div>
  )
}

type RecoveryCodesProps = { texts: LoginTexts['recovery']; codes: string[]; goOn: () => void }

/** The codes, this once. */
export function RecoveryCodes({ texts, codes, goOn }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h2 className="text-(length:--text-lg) font-semibold" ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className="text-pretty text-ink-2">{texts.text}</p>
      <ul
        className="grid list-none grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-sunken p-4 font-mono"
        dir="ltr"
        data-testid="recovery-codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button kind="primary" onClick={goOn}>
        {texts.goOn}
      </Button>
    </>
  )
}

type Code = `POST /api/${typeof builtLoginPath}/auth/code`
type Enrol = `POST /api/${typeof builtLoginPath}/auth/enrolment`
export type Enrolment = Answer<Enrol>

type Given = { texts: LoginTexts; waiting: Waiting; startOver: (reason?: string) => void }

/** What follows the password: the key of a new app where one is needed, the code, and the recovery codes of a new app. */
export function useSecondStep({ texts, waiting, startOver }: Given) {
  const { challenge, asks } = waiting
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [opened, setOpened] = useState<(SignedIn & { recoveryCodes: string[] }) | null>(null)
  const [fault, setFault] = useState('')
  const [isPending, setPending] = useState(false)

  const fail = (reason: unknown) => {
    if (reason instanceof CallError && reason.code === 'challengeOver') return startOver(texts.second.over)
    setFault(sentenceOf(reason, texts))
    setPending(false)
  }

  const failed = useEffectEvent(fail)
  useEffect(() => {
    if (asks !== 'enrolment') return
    call(`POST /api${location.pathname}/auth/enrolment` as Enrol, { body: { challenge } }).then(
      setEnrolment,
      failed,
    )
  }, [asks, challenge])

  async function send(code: string): Promise<void> {
    if (code.trim() === '') return setFault(texts.second.empty)
    setFault('')
    setPending(true)
    try {
      const body = { challenge, code }
      const answer = await call(`POST /api${location.pathname}/auth/code` as Code, { body })
      const { recoveryCodes } = answer
      if (recoveryCodes === null) return openDashboard(answer, texts.success)
      setOpened({ ...answer, recoveryCodes })
    } catch (reason) {
      fail(reason)
    }
  }

  return { enrolment, opened, fault, isPending, send, refuse: setFault }
}

function sentenceOf(reason: unknown, { second, errors }: LoginTexts): string {
  if (reason instanceof CallError && reason.code === 'wrongCode') return second.wrong
  if (reason instanceof CallError && reason.status === 429) return second.tooMany
  return failureSentence(reason, errors)
}
