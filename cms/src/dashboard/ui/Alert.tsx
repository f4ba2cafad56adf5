import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const alert = tv({
  base: 'flex flex-wrap items-center rounded-md px-3 py-2',
  variants: {
    tone: {
      danger: 'gap-2.5 bg-danger-soft text-on-danger-soft',
      warning: 'mb-2 gap-x-2.5 gap-y-2 bg-warning-soft text-on-warning-soft',
    },
  },
})

type Props = Required<VariantProps<typeof alert>> & {
  role: 'alert' | 'status' | 'note'
  icon: LucideIcon
  /** What can be done about it. */
  actions?: ReactNode
  children: ReactNode
}

/** Something that is the matter, said where it is. */
export function Alert({ tone, role, icon: Icon, actions, children }: Props) {
  return (
    <div className={alert({ tone })} role={role}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <p className="min-w-0 wrap-anywhere max-md:flex-[1_1_calc(100%-2.5rem)]">{children}</p>
      <span className="flex-1" />
      {actions}
    </div>
  )
}
