import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'

/** One fact of an event: its icon and name, and what there is to say. */
export function Fact({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 border-line py-3.5 ps-8 wrap-anywhere odd:last:col-span-full max-md:py-2.5 max-md:not-first:border-t md:even:border-s md:even:ps-13 md:nth-[n+3]:border-t">
      <dt className="text-sm text-ink-3">
        <Icon path={icon} className="absolute -ms-8 mt-0.5" />
        {label}
      </dt>
      {children}
    </div>
  )
}

export function FactText(props: ComponentProps<'dd'>) {
  return <dd className="font-semibold" {...props} />
}

/** What is said besides. */
export function FactNote({ className = '', ...rest }: ComponentProps<'dd'>) {
  return <dd className={`text-sm text-ink-3 ${className}`} {...rest} />
}
