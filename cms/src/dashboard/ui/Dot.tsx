import { tv } from 'tailwind-variants/lite'
import type { ReactNode } from 'react'

const dot = tv({
  base: 'inline-block size-1.75 flex-none rounded-full',
  variants: {
    state: {
      quiet: 'bg-ink-3',
      live: 'bg-success ring-3 ring-success/18',
      late: 'bg-warning ring-3 ring-warning/22',
      lost: 'bg-warning ring-3 ring-warning/22',
    },
  },
})

type State = keyof typeof dot.variants.state

/** Whether something is alive, or how well what is shown is kept up to date. */
export function Dot({ state, title }: { state: State; title?: string }) {
  return <i className={dot({ state })} data-state={state} title={title} />
}

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
