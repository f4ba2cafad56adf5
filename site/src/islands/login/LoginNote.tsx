import { Notice } from '@cyberluach/design/components/Notice'
import type { ComponentProps } from 'react'
import { Icon } from '../../icons/Icon.tsx'

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
