'use client'

import { formatNumber } from '@cyberluach/i18n/format'

import { tv } from 'tailwind-variants/lite'

import { useText } from '../../text/TextContext.tsx'
import type { ChartProps } from './TrafficChart.tsx'
import { useStepName } from './use-step-name.ts'

const row = tv({ base: '*:h-8 *:border-b *:border-line *:px-2 *:text-start' })

/** The chart's values as a table, the latest first. */
export function SeriesTable({ series, timeframe, title }: ChartProps) {
  const { t } = useText()
  const { chart } = t.analytics
  const nameOf = useStepName(series)
  return (
    <table className="w-full border-collapse whitespace-nowrap">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr
          className={row({
            className: '*:sticky *:top-0 *:bg-surface *:text-(length:--text-xs) *:font-medium *:text-ink-3',
          })}
        >
          <th scope="col">{chart.time}</th>
          <th scope="col">{chart.views}</th>
          <th scope="col">{chart.sessions}</th>
          <th scope="col">{chart.previous[timeframe]}</th>
        </tr>
      </thead>
      <tbody>
        {series.toReversed().map((step) => (
          <tr key={step.at} className={row()}>
            <th scope="row" className="font-normal">
              {nameOf(step.at).long}
            </th>
            {[step.pageViews, step.sessions, step.previousSessions].map((value, column) => (
              <td key={column}>
                <bdi dir="ltr">{formatNumber(value)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
