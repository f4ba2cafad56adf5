'use client'

import { formatNumber } from '@cyberluach/i18n/format'

import { useText } from '../../text/TextContext.tsx'
import type { ChartProps } from './TrafficChart.tsx'
import { useStepName } from './use-step-name.ts'

/** The chart's values as a table, the latest first. */
export function SeriesTable({ series, timeframe, title }: ChartProps) {
  const { t } = useText()
  const { chart } = t.analytics
  const nameOf = useStepName(series)
  return (
    <table className="series-table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{chart.time}</th>
          <th scope="col">{chart.views}</th>
          <th scope="col">{chart.sessions}</th>
          <th scope="col">{chart.previous[timeframe]}</th>
        </tr>
      </thead>
      <tbody>
        {series.toReversed().map((step) => (
          <tr key={step.at}>
            <th scope="row">{nameOf(step.at).long}</th>
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
