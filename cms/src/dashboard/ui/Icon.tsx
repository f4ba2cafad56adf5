import type { ComponentType, ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

/** An icon that is drawn where it is named. */
export type Icon = ComponentType<IconProps>
export type IconProps = { className?: string; size: number; strokeWidth: number; 'aria-hidden': true }

const box = tv({
  base: 'grid flex-none place-items-center rounded-md bg-hover',
  variants: {
    tone: { plain: 'text-ink-2', good: 'text-success' },
    size: { sm: 'size-8', md: 'size-10' },
  },
  defaultVariants: { tone: 'plain', size: 'sm' },
})

/** A square with an icon in it. */
export function IconBox({ tone, size, children }: VariantProps<typeof box> & { children: ReactNode }) {
  return <span className={box({ tone, size })}>{children}</span>
}

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
