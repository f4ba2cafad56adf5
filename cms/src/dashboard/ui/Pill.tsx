import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

const pill = tv({
  base: [
    'inline-flex h-5.5 items-center gap-1.5 rounded-full px-2 text-xs leading-none font-semibold whitespace-nowrap',
    'before:size-1.5 before:rounded-full',
  ],
  variants: {
    isQuiet: {
      true: 'bg-hover text-ink-2 before:bg-ink-3',
      false: 'bg-(--status-soft) text-(--on-status-soft) before:bg-(--status)',
    },
  },
})

type Props = {
  status: string
  /** Neither good nor bad, and looks it. */
  isQuiet?: boolean
  children: ReactNode
}

/** A state in a word, in its colours. */
export function Pill({ status, isQuiet = false, children }: Props) {
  return (
    <span className={pill({ isQuiet })} data-status={status}>
      {children}
    </span>
  )
}
