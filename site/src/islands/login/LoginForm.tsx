import { card } from '@cyberluach/design/components/Card'
import { island } from '../ErrorBoundary.tsx'
import { Form, useFormRules } from '../forms/Form.tsx'
import {
  Attempts,
  LoginNote,
  CaptchaField,
  PasswordField,
  UsernameField,
  LoginField,
  LoginInput,
  LoginButton,
  PasskeyButton,
} from './login-parts.tsx'
import { alert, lock, type LoginTexts } from './login-texts.ts'
import type { Issue } from '@cyberluach/core/submissions/submission'
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useLayoutEffect,
  type SubmitEvent,
  useEffectEvent,
} from 'react'
import { showToast } from '../../stores/toast.ts'
import { roleOfSession, failureSentence, openDashboard, startPageOf, loginForm, pageCalls } from './sign-in.ts'
import type { PendingSignIn, OpenedSession } from '@cyberluach/api/sign-in'
import { type Captcha, newCaptcha } from '@cyberluach/core/sign-in/captcha'
import { Button } from '@cyberluach/design/components/Button'
import { CallError } from '@cyberluach/api/client'
import type { Enrolment } from '@cyberluach/api/sessions'
import { AppKey } from '@cyberluach/design/components/AppKey'
import { RecoveryCodes } from '@cyberluach/design/components/RecoveryCodes'

/** Signs a person in, and leads to their work. Without scripts nobody signs in, which the page says. */
export const LoginForm = island(SignInForm)

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
        <CaptchaField texts={texts.captcha} captcha={question.captcha} answer={question.answer} onRenew={another} />
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
