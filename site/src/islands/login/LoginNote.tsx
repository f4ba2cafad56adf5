import type { ComponentProps } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'
import { Icon } from '../../icons/Icon.tsx'

const note = tv({
  base: 'flex items-start gap-2.5 text-sm text-pretty',
  variants: {
    kind: {
      info: 'rounded-lg bg-info-soft px-3.5 py-3 text-on-info-soft',
      warning: 'rounded-md bg-warning-soft px-3 py-2.5 text-on-warning-soft',
      danger: 'rounded-md bg-danger-soft px-3 py-2.5 font-semibold text-on-danger-soft',
    },
  },
})

type Props = Omit<ComponentProps<'div'>, 'children'> &
  VariantProps<typeof note> & { icon?: string; title?: string; text: string }

/** What the page says above or below the fields. */
export function LoginNote({ kind, icon, title, text, className, ...rest }: Props) {
  return (
    <div className={note({ kind, className })} {...rest}>
      {icon && <Icon path={icon} />}
      <p>
        {title && <b className="block font-semibold">{title}</b>}
        {text}
      </p>
    </div>
  )
}
