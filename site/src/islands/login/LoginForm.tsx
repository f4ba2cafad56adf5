import { card } from '@cyberluach/design/components/Card'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Form } from '../forms/Form.tsx'
import { Attempts, LoginNote } from './LoginNote.tsx'
import { CaptchaField, PasswordField, UsernameField } from './LoginField.tsx'
import { alert } from './login-icons.ts'
import { LoginButton, PasskeyButton } from './LoginButton.tsx'
import { SecondStep } from './SecondStep.tsx'
import type { LoginTexts } from './login-texts.ts'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { useCallback, useEffect, useMemo, useRef, useState, useLayoutEffect } from 'react'
import { showToast } from '../../stores/toast.ts'
import { useFormRules } from '../forms/use-form-rules.ts'
import { roleOfSession, failureSentence, openDashboard, startPageOf, loginForm } from './sign-in.ts'
import type { PendingSignIn } from '@cyberluach/api/sign-in'
import { type Captcha, newCaptcha } from '@cyberluach/core/sign-in/captcha'

/** Signs a person in, and leads to their work. Without scripts nobody signs in, which the page says. */
export function LoginForm({ texts }: { texts: LoginTexts }) {
  return (
    <ErrorBoundary>
      <SignInForm texts={texts} />
    </ErrorBoundary>
  )
}

function SignInForm({ texts }: { texts: LoginTexts }) {
  const { form, question, refusal, failures, isPending, pending, startOver, setRefusal } = useSignIn(texts)
  const another = () => {
    question.renew()
    question.answer.current?.focus()
  }
  if (pending) return <SecondStep texts={texts} pending={pending} startOver={startOver} />
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
        <PasskeyButton texts={texts} onFailed={setRefusal} />
      </fieldset>
      <Attempts failures={failures} texts={texts} />
    </Form>
  )
}

/** The first step: the form, why it was refused, how often it failed, and the sign-in that waits for the second step. */
function useSignIn({ errors, success }: LoginTexts) {
  const [pending, setPendingSignIn] = useState<PendingSignIn | null>(null)
  const question = useCaptcha()
  const { captcha, renew } = question
  const [failures, setFailures] = useState(0)
  const [refusal, setRefusal] = useState('')
  const [isPending, setPending] = useState(false)
  const isRefused = useRef(false)

  const rules = useMemo(() => {
    const form = loginForm(captcha)
    const send: typeof form.send = (...input) => {
      setRefusal('')
      setPending(true)
      return form.send(...input)
    }
    return { ...form, send }
  }, [captcha])

  const fail = () => {
    setFailures((count) => count + 1)
    renew()
  }

  const form = useFormRules(rules, {
    id: 'login',
    locale: 'he',
    posted: undefined,
    sentence: useCallback((issue: Issue) => sentenceFor(errors, issue), [errors]),
    onWrong: (issues) => {
      if (issues.some(({ path, code }) => path === 'captcha' && code !== 'required')) fail()
    },
    onSent: (_, answer) => {
      if (!('challenge' in answer)) return openDashboard(answer, success)
      setPending(false)
      setPendingSignIn(answer)
    },
    onFailed: (reason) => {
      const sentence = failureSentence(reason, errors)
      setRefusal(sentence)
      showToast({ kind: 'danger', title: errors.title, text: sentence })
      fail()
      form.methods.setValue('password', '')
      setPending(false)
      isRefused.current = true
    },
  })

  useEffect(() => {
    void roleOfSession().then((role) => role && location.replace(startPageOf(role)))
  }, [])

  const { setFocus } = form.methods
  useEffect(() => {
    if (isPending || !isRefused.current) return
    isRefused.current = false
    setFocus('password')
  }, [isPending, setFocus])

  /** Back to the password, by choice or for this reason. */
  const startOver = (reason = '') => {
    setRefusal(reason)
    setPendingSignIn(null)
    renew()
  }

  return { form, question, refusal, failures, isPending, pending, startOver, setRefusal }
}

function sentenceFor(errors: LoginTexts['errors'], { path, code }: Issue): string {
  if (path === 'captcha') return code === 'required' ? errors.captchaRequired : errors.captchaWrong
  return path === 'username' ? errors.username : errors.password
}

/** A question that the browser makes up; a new one empties the answer. */
function useCaptcha() {
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const answer = useRef<HTMLInputElement>(null)

  const renew = useCallback(() => {
    setCaptcha(newCaptcha(Math.random))
    if (answer.current) answer.current.value = ''
  }, [])

  useLayoutEffect(() => setCaptcha(newCaptcha(Math.random)), [])

  return { captcha, answer, renew }
}
