import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useField } from '../forms/use-field.ts'
import { LoginField } from './LoginField.tsx'
import { LoginInput } from './LoginInput.tsx'
import { closedEye, eye, lock } from './login-icons.ts'
import type { LoginTexts } from './texts.ts'

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
