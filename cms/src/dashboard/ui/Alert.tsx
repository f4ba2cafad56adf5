import { Notice } from '@cyberluach/design/components/Notice'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  kind: 'danger' | 'warning' | 'info'
  role?: 'alert' | 'status' | 'note'
  icon: LucideIcon
  /** What can be done about it. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** Something that is the matter, said where it is. */
export function Alert({ kind, role, icon: Icon, actions, className = '', children }: Props) {
  return (
    <Notice kind={kind} size="sm" className={`flex-wrap items-center ${className}`} role={role}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <p className="min-w-0 flex-1 wrap-anywhere max-md:basis-[calc(100%-2.5rem)]">{children}</p>
      {actions}
    </Notice>
  )
}
