'use client'

import { formatNumber } from '@cyberluach/i18n/format'
import type { CSSProperties, ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

import { Figure } from './Figure.tsx'
import { shareOf } from './figures.ts'

export type Bar = { key: string; label: ReactNode; count: number; lead?: ReactNode }

const row = tv({
  base: [
    'relative -mx-2 flex h-8 items-center gap-2 px-2 *:relative [&>svg]:text-ink-2',
    'before:absolute before:inset-y-0.75 before:start-0 before:w-(--part) before:rounded-[4px]',
    'before:bg-[color-mix(in_oklab,var(--color-info)_13%,var(--color-surface))]',
  ],
})

/** Counts as bars, each as long as its share of all; of a few, the share is not put in figures. */
export function BarList({ bars, total, label }: { bars: readonly Bar[]; total: number; label: string }) {
  return (
    <ul aria-label={label}>
      {bars.map((bar) => (
        <BarRow key={bar.key} part={bar.count / Math.max(1, total)}>
          {bar.lead}
          <BarName>{bar.label}</BarName>
          <span className="min-w-7.5 font-semibold">
            <Figure text={formatNumber(bar.count)} />
          </span>
          <Share text={shareOf(bar.count, total)} />
        </BarRow>
      ))}
    </ul>
  )
}

function Share({ text }: { text: string | null }) {
  return (
    text !== null && (
      <span className="min-w-10.5 text-ink-3">
        <Figure text={text} />
      </span>
    )
  )
}

/** A line of text over the bar of its share. */
export function BarRow({ part, children }: { part: number; children: ReactNode }) {
  return (
    <li className={row()} style={{ '--part': `${part * 100}%` } as CSSProperties}>
      {children}
    </li>
  )
}

export function BarName({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <span className="min-w-0 flex-1 truncate" title={title}>
      {children}
    </span>
  )
}
