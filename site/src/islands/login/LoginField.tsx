import { field } from '@cyberluach/design/components/Input'
import { type ReactNode, type ComponentProps, useState, type Ref } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { alert, person, closedEye, eye, lock, type LoginTexts } from './login-texts.ts'
import { useField } from '../forms/Field.tsx'
import type { Captcha } from '@cyberluach/core/sign-in/captcha'
import { Button } from '@cyberluach/design/components/Button'
import { fill } from '@cyberluach/i18n/translate'
import { reload } from '../../icons/paths.ts'

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
