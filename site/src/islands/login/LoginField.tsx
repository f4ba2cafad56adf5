import { field } from '@cyberluach/design/variants/field'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { alert } from './login-icons.ts'

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
