import type { ComponentProps } from 'react'
import { Icon } from '../../icons/Icon.tsx'

type Props = ComponentProps<'input'> & { icon?: string }

/** What is typed is Latin and begins where the page does. What stands at its end is given as children. */
export function LoginInput({ icon, children, ...rest }: Props) {
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
