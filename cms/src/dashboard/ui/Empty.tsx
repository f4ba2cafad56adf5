import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

import { RoundIcon } from './RoundIcon.tsx'

const empty = tv({
  base: 'grid justify-items-center gap-1.5 px-6 text-center max-md:px-5',
  variants: { space: { page: 'py-18 max-md:py-12', panel: 'py-21' } },
  defaultVariants: { space: 'page' },
})

type Props = {
  icon: LucideIcon
  title: string
  text: ReactNode
  /** What is known besides. */
  more?: ReactNode
  /** What can be done about it. */
  children?: ReactNode
  heading?: 'h3' | 'h4'
  space?: keyof typeof empty.variants.space
}

/** Says in the middle of its room that there is nothing, and why. */
export function Empty({ icon: Icon, title, text, more, children, heading: Heading = 'h3', space }: Props) {
  return (
    <div className={empty({ space })} data-part="empty">
      <RoundIcon tone="quiet" size="lg">
        <Icon size={24} strokeWidth={1.75} aria-hidden />
      </RoundIcon>
      <Heading className="text-(length:--text-lg) font-semibold">{title}</Heading>
      <Words>{text}</Words>
      {more && <Words>{more}</Words>}
      {children && <div className="mt-3 flex">{children}</div>}
    </div>
  )
}

function Words({ children }: { children: ReactNode }) {
  return <p className="max-w-[44ch] text-(length:--text-base) text-ink-2">{children}</p>
}
