import { Icon } from '../../icons/Icon.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Form } from '../forms/Form.tsx'
import { Attempts } from './Attempts.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { alert } from './login-icons.ts'
import { PasswordField } from './PasswordField.tsx'
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
  const { form, question, refusal, failures, isPending } = useSignIn(texts)
  const another = () => {
    question.renew()
    question.answer.current?.focus()
  }
  return (
    <Form of={form} className="login-card">
      <fieldset disabled={isPending}>
        {refusal && (
          <p className="login-alert">
            <Icon path={alert} />
            <span data-alert-text>{refusal}</span>
          </p>
        )}
        <UsernameField label={texts.username} />
        <PasswordField texts={texts} />
        <CaptchaField
          texts={texts.captcha}
          captcha={question.captcha}
          answer={question.answer}
          onRenew={another}
        />
        <button className="button button-primary login-submit" data-pending={isPending || undefined}>
          <i className="login-spinner" aria-hidden="true" />
          <span>{isPending ? texts.submitting : texts.submit}</span>
        </button>
      </fieldset>
      <Attempts failures={failures} texts={texts} />
    </Form>
  )
}
