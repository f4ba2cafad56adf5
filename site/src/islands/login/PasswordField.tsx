import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useField } from '../forms/use-field.ts'
import { LoginField } from './LoginField.tsx'
import { closedEye, eye, lock } from './login-icons.ts'
import type { LoginTexts } from './texts.ts'

/** The password, and a button that shows what is typed and hides it again. */
export function PasswordField({ texts }: { texts: LoginTexts }) {
  const { id, error, control, aria } = useField('password')
  const [isShown, setShown] = useState(false)
  return (
    <LoginField id={id} label={texts.password} error={error}>
      <span className="login-input">
        <Icon path={lock} />
        <input
          {...control}
          {...aria}
          id={id}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          required
          autoComplete="current-password"
        />
        <button
          className="login-toggle"
          type="button"
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <Icon path={isShown ? closedEye : eye} />
          <span>{isShown ? texts.hide : texts.show}</span>
        </button>
      </span>
    </LoginField>
  )
}
