import { card } from '@cyberluach/design/variants/card'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Form } from '../forms/Form.tsx'
import { Attempts } from './Attempts.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { alert } from './login-icons.ts'
import { LoginButton } from './LoginButton.tsx'
import { LoginNote } from './LoginNote.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SecondStep } from './SecondStep.tsx'
import type { LoginTexts } from './texts.ts'
import { useSignIn } from './use-sign-in.ts'
import { UsernameField } from './UsernameField.tsx'

/** Signs a person in, and leads to their work. Without scripts nobody signs in, which the page says. */
export function LoginForm({ texts }: { texts: LoginTexts }) {
  return (
    <ErrorBoundary>
      <SignInForm texts={texts} />
    </ErrorBoundary>
  )
}

function SignInForm({ texts }: { texts: LoginTexts }) {
  const { form, question, refusal, failures, isPending, waiting, startOver, refuse } = useSignIn(texts)
  const another = () => {
    question.renew()
    question.answer.current?.focus()
  }
  if (waiting) return <SecondStep texts={texts} waiting={waiting} startOver={startOver} />
  return (
    <Form of={form} className={card({ className: 'p-[min(1.5rem,6.15vw)]' })}>
      <fieldset className="grid min-w-0 grid-cols-1 gap-4" disabled={isPending}>
        {refusal && <LoginNote kind="danger" icon={alert} text={refusal} data-alert-text />}
        <UsernameField label={texts.username} />
        <PasswordField texts={texts} />
        <CaptchaField
          texts={texts.captcha}
          captcha={question.captcha}
          answer={question.answer}
          onRenew={another}
        />
        <LoginButton texts={texts} isPending={isPending} />
        <PasskeyButton texts={texts} onFailed={refuse} />
      </fieldset>
      <Attempts failures={failures} texts={texts} />
    </Form>
  )
}
