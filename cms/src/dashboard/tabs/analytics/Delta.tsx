'use client'

import { useText } from '../../text/TextContext.tsx'
import { Figure } from './Figure.tsx'
import type { Change } from './figures.ts'

const shapes = { up: 'M5 1.5 9 8H1z', down: 'M5 8.5 1 2h8z' } as const

/** How much more or less: the arrow tells the direction, the colour whether that is good. */
export function Delta({ change }: { change: Change }) {
  const { t } = useText()
  const { direction, isGood, text } = change
  return (
    <span
      className="inline-flex items-center gap-0.75 text-(length:--text-xs) font-semibold whitespace-nowrap text-ink-3 data-[good=false]:text-danger data-[good=true]:text-success"
      data-good={isGood ?? undefined}
    >
      {direction !== 'same' && (
        <>
          <svg className="size-2.25 fill-current" viewBox="0 0 10 10" aria-hidden>
            <path d={shapes[direction]} />
          </svg>
          <span className="sr-only">{t.analytics.cards[direction]} </span>
        </>
      )}
      <Figure text={text} />
    </span>
  )
}
