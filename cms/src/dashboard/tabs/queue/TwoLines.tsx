import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

/** Two lines in a cell, cut where it ends unless they are to be whole; on a phone they stand side by side below the row's name. */
export function TwoLines({ isWhole = false, children }: { isWhole?: boolean; children: ReactNode }) {
  return <div className={lines({ isWhole })}>{children}</div>
}

const lines = tv({
  base: '*:block max-md:ms-6.5 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 max-md:text-xs/4.5 max-md:text-ink-2 md:*:first:leading-4.75 md:*:first:font-medium',
  variants: { isWhole: { true: 'md:py-1.5', false: '*:truncate' } },
})

const second = tv({
  base: 'text-xs/4.5 md:leading-4.25',
  variants: {
    tone: {
      plain: 'md:text-ink-3',
      soon: 'font-medium text-on-warning-soft',
      late: 'font-semibold text-on-danger-soft',
    },
  },
  defaultVariants: { tone: 'plain' },
})

type Props = VariantProps<typeof second> & { title?: string; children: ReactNode }

export function SecondLine({ tone, title, children }: Props) {
  return (
    <small className={second({ tone })} title={title}>
      {children}
    </small>
  )
}
