import { Button } from '@cyberluach/design/components/Button'
import { card } from '@cyberluach/design/components/Card'
import { useEffect, useRef, type SubmitEvent, useEffectEvent, useState } from 'react'
import { openDashboard, failureSentence, pageCalls } from './sign-in.ts'
import { LoginButton, PasskeyButton } from './LoginButton.tsx'
import { LoginField, LoginInput } from './LoginField.tsx'
import { lock } from './login-icons.ts'
import type { LoginTexts } from './login-texts.ts'
import { CallError } from '@cyberluach/api/client'
import type { Enrolment } from '@cyberluach/api/sessions'
import type { OpenedSession, PendingSignIn } from '@cyberluach/api/sign-in'
import { AppKey } from '@cyberluach/design/components/AppKey'
import { RecoveryCodes } from '@cyberluach/design/components/RecoveryCodes'

type Props = { texts: LoginTexts; pending: PendingSignIn; startOver: (reason?: string) => void }

const look = card({ className: 'grid min-w-0 grid-cols-1 gap-4 p-[min(1.5rem,6.15vw)]' })

const heading = 'text-(length:--text-lg) font-semibold'

/** After the password: the code; where a second factor has to be set up first, also the key for an app. */
export function SecondStep({ texts, pending, startOver }: Props) {
  const { enrolment, opened, error, isPending, send, setError } = useSecondStep({ texts, pending, startOver })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isPending) return
    input.current?.focus()
    // A wrong code is typed over.
    input.current?.select()
  }, [isPending, error])

  if (opened) {
    const { recovery, success } = texts
    return (
      <section className={look}>
        <RecoveryCodes codes={opened.recoveryCodes} title={recovery.title} heading="h2" look={codesLook}>
          <p className="text-pretty text-ink-2">{recovery.text}</p>
        </RecoveryCodes>
        <Button kind="primary" onClick={() => openDashboard(opened, success)}>
          {recovery.goOn}
        </Button>
      </section>
    )
  }

  const isEnrolment = pending.asks === 'enrolment'
  const { title, text } = isEnrolment ? texts.enrolment : texts.second
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(input.current?.value ?? '')
  }
  return (
    <form className={look} onSubmit={submit} noValidate>
      <h2 className={heading}>{title}</h2>
      <p className="text-pretty text-ink-2">{text}</p>
      {isEnrolment && <NewApp enrolment={enrolment} texts={texts.enrolment} />}
      <fieldset className="grid min-w-0 grid-cols-1 gap-4" disabled={isPending}>
        <LoginField id="second-code" label={texts.second.code} error={error}>
          <LoginInput
            ref={input}
            icon={lock}
            id="second-code"
            name="code"
            // Recovery codes, which are letters as well, come with the app.
            inputMode={isEnrolment ? 'numeric' : undefined}
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'second-code-error' : undefined}
          />
        </LoginField>
        <LoginButton texts={texts.second} isPending={isPending} />
        {!isEnrolment && <PasskeyButton texts={texts} onFailed={setError} />}
        <Button kind="ghost" onClick={() => startOver()}>
          {texts.second.back}
        </Button>
      </fieldset>
    </form>
  )
}

const codesLook = {
  title: heading,
  list: 'grid list-none grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-sunken p-4 font-mono',
}

type NewAppProps = { enrolment: Enrolment | null; texts: LoginTexts['enrolment'] }

function NewApp({ enrolment, texts }: NewAppProps) {
  if (!enrolment) {
    return (
      <p className="text-ink-2" role="status">
        {texts.preparing}
      </p>
    )
  }
  return (
    <div className="grid min-w-0 justify-items-center gap-4">
      <AppKey enrolment={enrolment} texts={texts} look={keyLook} />
    </div>
  )
}

const keyLook = {
  qr: 'size-52 rounded-md bg-[#fff]',
  hint: 'w-full text-(length:--text-sm) text-ink-2',
  key: 'num mt-1 block text-(length:--text-md) text-ink',
  open: 'md:hidden',
}

/** What follows the password: the key of a new app where one is needed, the code, and a new app's recovery codes. */
function useSecondStep({ texts, pending, startOver }: Props) {
  const { challenge, asks } = pending
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [opened, setOpened] = useState<(OpenedSession & { recoveryCodes: string[] }) | null>(null)
  const [error, setError] = useState('')
  const [isPending, setPending] = useState(false)

  const fail = (reason: unknown) => {
    if (reason instanceof CallError && reason.code === 'challengeOver') return startOver(texts.second.over)
    setError(sentenceOf(reason, texts))
    setPending(false)
  }

  const failed = useEffectEvent(fail)
  useEffect(() => {
    if (asks === 'enrolment') pageCalls().enrolment(challenge).then(setEnrolment, failed)
  }, [asks, challenge])

  async function send(code: string): Promise<void> {
    if (code.trim() === '') return setError(texts.second.empty)
    setError('')
    setPending(true)
    try {
      const session = await pageCalls().byCode(challenge, code)
      const { recoveryCodes } = session
      if (recoveryCodes === null) return openDashboard(session, texts.success)
      setOpened({ ...session, recoveryCodes })
    } catch (reason) {
      fail(reason)
    }
  }

  return { enrolment, opened, error, isPending, send, setError }
}

function sentenceOf(reason: unknown, { second, errors }: LoginTexts): string {
  if (reason instanceof CallError && reason.code === 'wrongCode') return second.wrong
  if (reason instanceof CallError && reason.status === 429) return second.tooMany
  return failureSentence(reason, errors)
}
