import { Notice } from '@cyberluach/design/components/Notice'
import type { ComponentProps } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { warning } from '../../icons/paths.ts'
import type { LoginTexts } from './login-texts.ts'

type Props = Omit<ComponentProps<typeof Notice>, 'size' | 'children'> & {
  icon?: string
  title?: string
  text: string
}

/** What the page says above or below the fields. */
export function LoginNote({ icon, title, text, ...rest }: Props) {
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
