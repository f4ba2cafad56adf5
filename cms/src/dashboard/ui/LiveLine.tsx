import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

import { Dot } from './Dot.tsx'

const line = tv({
  base: 'inline-flex min-w-0 items-center gap-1.75 text-(length:--text-xs) leading-4 text-ink-3',
  variants: { isWideOnly: { true: 'max-md:hidden' } },
})

type Props = {
  state: 'live' | 'late' | 'lost'
  /** Phones have no room for it. */
  isWideOnly?: boolean
  children: ReactNode
}

/** Whether what is shown keeps itself up to date, in a dot and a few words. */
export function LiveLine({ state, isWideOnly, children }: Props) {
  return (
    <span className={line({ isWideOnly })} data-part="live">
      <Dot state={state} />
      {children}
    </span>
  )
}
