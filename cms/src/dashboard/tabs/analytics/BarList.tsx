'use client'

import { formatNumber } from '@cyberluach/i18n/format'
import type { ReactNode } from 'react'

import { Figure } from './Figure.tsx'
import { shareText } from './figures.ts'

export type Bar = { key: string; label: ReactNode; count: number; lead?: ReactNode }

/** Counts as bars: the longest is the largest, the percentage is of all. */
export function BarList({ bars, total, label }: { bars: readonly Bar[]; total: number; label: string }) {
  const most = Math.max(...bars.map(({ count }) => count), 1)
  return (
    <ul className="bar-list" aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.key} style={{ '--part': (bar.count / most) * 100 } as React.CSSProperties}>
          {bar.lead}
          <span className="name">{bar.label}</span>
          <span className="count">
            <Figure text={formatNumber(bar.count)} />
          </span>
          <span className="part">{total > 0 && <Figure text={shareText(bar.count / total)} />}</span>
        </li>
      ))}
    </ul>
  )
}
