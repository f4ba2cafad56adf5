import { tv } from 'tailwind-variants/lite'
import type { ReactNode } from 'react'

const look = tv({
  slots: { line: 'text-ink-3', facts: '', place: '' },
  variants: {
    /** Where there is no room for a line, it goes on in the next. */
    wraps: {
      true: {
        line: 'block @min-[20rem]:flex',
        facts: '@min-[20rem]:max-w-full @min-[20rem]:flex-none @min-[20rem]:truncate',
        place: '@min-[20rem]:truncate',
      },
      false: { line: 'flex', facts: 'max-w-full flex-none truncate', place: 'truncate' },
    },
  },
})

type Props = {
  className: string
  wraps?: boolean
  /** Said before the place. */
  facts: readonly (string | false | null)[]
  place: string
  children?: ReactNode
}

/**
 * What is said of an event below its name. Its place comes last and keeps its own direction: what there is no room for
 * is cut at its end, also of a Latin name on a Hebrew page.
 */
export function RowFacts({ className, wraps = false, facts, place, children }: Props) {
  const parts = look({ wraps })
  const said = facts.filter(Boolean).join(' · ')
  return (
    <small className={`${parts.line()} ${className}`}>
      <span className={parts.facts()}>
        {children}
        {said}
        {place && said && ' ·\u00a0'}
      </span>
      {place && (
        <bdi className={parts.place()} suppressHydrationWarning>
          {place}
        </bdi>
      )}
    </small>
  )
}
