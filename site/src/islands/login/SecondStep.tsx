import { Button } from '@cyberluach/design/components/Button'
import { card } from '@cyberluach/design/variants/card'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { leadIn } from './lead-in.ts'
import type { Waiting } from './login-form.ts'
import { LoginButton } from './LoginButton.tsx'
import { LoginField } from './LoginField.tsx'
import { LoginInput } from './LoginInput.tsx'
import { lock } from './login-icons.ts'
import { NewApp } from './NewApp.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import type { LoginTexts } from './texts.ts'
import { useSecondStep } from './use-second-step.ts'

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
          goOn={() => leadIn(opened, texts.success)}
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
