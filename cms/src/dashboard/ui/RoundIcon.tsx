import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const round = tv({
  base: 'grid flex-none place-items-center rounded-full',
  variants: {
    tone: {
      quiet: 'bg-hover text-ink-3',
      danger: 'bg-danger-soft text-danger',
      warning: 'bg-warning-soft text-on-warning-soft',
    },
    size: { sm: 'size-10', md: 'size-11', lg: 'size-16' },
  },
})

type Props = Required<VariantProps<typeof round>> & { className?: string; children: ReactNode }

/** An icon on a round ground: what a question, a warning or a whole screen is about. */
export function RoundIcon({ tone, size, className, children }: Props) {
  return <span className={round({ tone, size, className })}>{children}</span>
}
