'use client'

import type { Analytics } from '@cyberluach/api/analytics-schema'
import { formatNumber } from '@cyberluach/i18n/format'
import { directionOfLocale } from '@cyberluach/i18n/locales'

import { useText } from '../../text/TextContext.tsx'

type Props = {
  step: Analytics['series'][number] | null | undefined
  timeframe: Analytics['timeframe']
  nameOf: (at: string) => { long: string }
}

/** The values at one point of the chart; heard as well, since it comes by keyboard too. */
export function ChartTooltip({ step, timeframe, nameOf }: Props) {
  const { t, locale } = useText()
  const { chart } = t.analytics
  if (!step) return null
  const lines = [
    { name: 'views', label: chart.views, value: step.pageViews },
    { name: 'sessions', label: chart.sessions, value: step.sessions },
    { name: 'previous', label: chart.previousShort[timeframe], value: step.previousSessions },
  ]
  return (
    <div className="chart-tip" dir={directionOfLocale(locale)} role="status">
      <strong>{nameOf(step.at).long}</strong>
      <dl>
        {lines.map(({ name, label, value }) => (
          <div key={name}>
            <dt>
              <i data-line={name} />
              {label}
            </dt>
            <dd>
              <bdi dir="ltr">{formatNumber(value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
