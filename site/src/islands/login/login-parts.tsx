import { field } from '@cyberluach/design/components/Input'
import { type ReactNode, type ComponentProps, useState, type Ref, useEffect } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { alert, person, closedEye, eye, lock, type LoginTexts, key } from './login-texts.ts'
import { useField } from '../forms/Field.tsx'
import type { Captcha } from '@cyberluach/core/sign-in/captcha'
import { Button } from '@cyberluach/design/components/Button'
import { fill } from '@cyberluach/i18n/translate'
import { reload, warning } from '../../icons/paths.ts'
import { CallError } from '@cyberluach/api/client'
import { canUsePasskeys } from '@cyberluach/api/sign-in'
import { failureSentence, openDashboard, pageCalls } from './sign-in.ts'
import { Notice } from '@cyberluach/design/components/Notice'

type Props = { id: string; label: string; labelId?: string; error: string; children: ReactNode }

const look = field()

/** Label above, control, and what is wrong. */
export function LoginField({ id, label, labelId, error, children }: Props) {
  return (
    <div className={look.frame()}>
      <label className={look.label()} htmlFor={id} id={labelId}>
        {label}
      </label>
      {children}
      {error && (
        <p className={look.error()} id={`${id}-error`}>
          <Icon path={alert} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

type LoginInputProps = ComponentProps<'input'> & { icon?: string }

/** What is typed is Latin and begins where the page does. What stands at its end is given as children. */
export function LoginInput({ icon, children, ...rest }: LoginInputProps) {
  return (
    <span className="flex h-control min-w-0 grow basis-20 items-center gap-2 rounded-md border border-line-control bg-bg px-3 has-aria-invalid:border-danger has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus">
      {icon && <Icon path={icon} className="size-4.5 text-ink-3" />}
      <input
        className="-my-px min-h-control min-w-0 flex-1 self-stretch text-match-parent text-(length:--text-md) placeholder:text-ink-3 focus-visible:outline-none"
        dir="ltr"
        required
        {...rest}
      />
      {children}
    </span>
  )
}

export function UsernameField({ label }: { label: string }) {
  const { id, error, control, aria } = useField('username')
  return (
    <LoginField id={id} label={label} error={error}>
      <LoginInput
        {...control}
        {...aria}
        icon={person}
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is there for this form alone
        autoFocus
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
    </LoginField>
  )
}

/** The password, and a button that shows what is typed and hides it again. */
export function PasswordField({ texts }: { texts: LoginTexts }) {
  const { id, error, control, aria } = useField('password')
  const [isShown, setShown] = useState(false)
  return (
    <LoginField id={id} label={texts.password} error={error}>
      <LoginInput
        {...control}
        {...aria}
        icon={lock}
        id={id}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
      >
        <button
          className="-my-px -me-2 inline-flex min-h-control items-center gap-1.5 rounded-sm px-2 text-(length:--text-xs) font-medium text-ink-2 hover:bg-hover hover:text-ink focus-visible:-outline-offset-2"
          type="button"
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <Icon path={isShown ? closedEye : eye} className="size-4" />
          <span>{isShown ? texts.hide : texts.show}</span>
        </button>
      </LoginInput>
    </LoginField>
  )
}

const signs = { plus: '+', minus: '\u2212', times: '×' }

type CaptchaFieldProps = {
  texts: LoginTexts['captcha']
  /** Null until the browser has thought of one. */
  captcha: Captcha | null
  answer: Ref<HTMLInputElement>
  onRenew: () => void
}

/** The arithmetic question, and a button for another one. What is typed is judged when it is sent, not before. */
export function CaptchaField({ texts, captcha, answer, onRenew }: CaptchaFieldProps) {
  const { id, error, aria } = useField('captcha')
  return (
    <LoginField id={id} label={texts.label} labelId="captcha-label" error={error}>
      <div className="flex flex-wrap items-center gap-2">
        <Question captcha={captcha} />
        <span className="sr-only" id="captcha-words">
          {captcha && fill('he', texts[captcha.operator], { left: captcha.left, right: captcha.right })}
        </span>
        <LoginInput
          {...aria}
          ref={answer}
          id={id}
          name="captcha"
          inputMode="numeric"
          autoComplete="off"
          placeholder={texts.answer}
          aria-labelledby="captcha-label captcha-words"
        />
        <Button isIcon aria-label={texts.another} title={texts.another} onClick={onRenew}>
          <Icon path={reload} />
        </Button>
      </div>
    </LoginField>
  )
}

/** In signs, for the eye. */
function Question({ captcha }: Pick<CaptchaFieldProps, 'captcha'>) {
  return (
    <bdi
      className="num grid h-control min-w-20 place-items-center rounded-sm bg-sunken px-4 text-(length:--text-lg) font-semibold tracking-[0.06em] whitespace-nowrap inset-ring inset-ring-line"
      dir="ltr"
      data-testid={captcha ? 'captcha-question' : undefined}
      aria-hidden="true"
    >
      {captcha && `${captcha.left} ${signs[captcha.operator]} ${captcha.right}`}
    </bdi>
  )
}

type LoginButtonProps = { texts: Pick<LoginTexts, 'submit' | 'submitting'>; isPending: boolean }

/** Submits the form; shows a spinner while the answer is awaited. */
export function LoginButton({ texts, isPending }: LoginButtonProps) {
  return (
    <Button
      kind="primary"
      type="submit"
      className="data-pending:border-active data-pending:bg-active data-pending:text-ink-2"
      data-pending={isPending || undefined}
    >
      {isPending && (
        <i
          className="size-4 rounded-full border-2 border-current border-e-transparent motion-safe:animate-turn"
          aria-hidden="true"
        />
      )}
      <span>{isPending ? texts.submitting : texts.submit}</span>
    </Button>
  )
}

type PasskeyButtonProps = { texts: LoginTexts; onFailed: (sentence: string) => void }

/** Signs in by a passkey alone; shown where the browser supports passkeys. */
export function PasskeyButton({ texts, onFailed }: PasskeyButtonProps) {
  const [isSupported, setSupported] = useState(false)
  const [isPending, setPending] = useState(false)
  useEffect(() => setSupported(canUsePasskeys()), [])
  if (!isSupported) return null
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

/** What a passkey that did not sign in says; null once the dashboard is on its way. */
async function signInByPasskey({ success, passkey, errors }: LoginTexts): Promise<string | null> {
  try {
    const session = await pageCalls().byPasskey()
    if (!session) return passkey.none
    openDashboard(session, success)
    return null
  } catch (reason) {
    const isWrong = reason instanceof CallError && reason.code === 'wrongPasskey'
    return isWrong ? passkey.wrong : failureSentence(reason, errors)
  }
}

type LoginNoteProps = Omit<ComponentProps<typeof Notice>, 'size' | 'children'> & {
  icon?: string
  title?: string
  text: string
}

/** What the page says above or below the fields. */
export function LoginNote({ icon, title, text, ...rest }: LoginNoteProps) {
  return (
    <Notice size="sm" {...rest}>
      {icon && <Icon path={icon} />}
      <p className="text-pretty">
        {title && <b className="block font-semibold">{title}</b>}
        {text}
      </p>
    </Notice>
  )
}

/** From this many failures on, the page advises to check the details. */
const manyAttempts = 3

/** How often it has failed. */
export function Attempts({ failures, texts }: { failures: number; texts: LoginTexts }) {
  return (
    <div className="*:mt-4" aria-live="polite">
      {failures > 0 && (
        <p className="flex justify-between text-(length:--text-sm) text-ink-3 max-md:flex-wrap">
          <span>{texts.failedAttempts}</span>
          <b className="num font-semibold text-ink" data-failures>
            {failures}
          </b>
        </p>
      )}
      {failures >= manyAttempts && <LoginNote kind="warning" icon={warning} text={texts.manyAttempts} />}
    </div>
  )
}
