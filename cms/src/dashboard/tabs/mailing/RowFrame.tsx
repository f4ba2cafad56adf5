import type { ComponentProps } from 'react'
import { tv } from 'tailwind-variants/lite'

const row = tv({
  base: [
    'grid grid-cols-[minmax(0,1.1fr)_minmax(0,1.5fr)_110px_150px_150px] items-center gap-4 px-4',
    'max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_84px_104px_104px] max-lg:gap-2.5',
  ],
  variants: {
    isHead: {
      true: 'h-9 text-(length:--text-xs) font-medium text-ink-3',
      false: [
        'h-12 not-first:border-t not-first:border-line max-md:h-auto max-md:grid-cols-[minmax(0,1fr)_auto]',
        'max-md:gap-x-2 max-md:gap-y-0.5 max-md:py-3',
      ],
    },
  },
  defaultVariants: { isHead: false },
})

/** A line of the list: five columns, on a phone a few lines of its own. */
export function RowFrame({ isHead, ...rest }: ComponentProps<'div'> & { isHead?: boolean }) {
  return <div className={row({ isHead })} {...rest} />
}
