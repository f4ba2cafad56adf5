'use client'

import type { Analytics } from '@cyberluach/api/analytics'
import { formatNumber } from '@cyberluach/i18n/format'
import { directionOfLocale } from '@cyberluach/i18n/locales'

import { useText } from '../../text/TextContext.tsx'
import { LineMark } from './LineMark.tsx'

type Props = {
  step: Analytics['series'][number] | null | undefined
  timeframe: Analytics['timeframe']
  nameOf: (at: string) => { long: string }
  hasColumns: boolean
}

/** The values at one point of the chart; heard as well, since it comes by keyboard too. */
export function ChartTooltip({ step, timeframe, nameOf, hasColumns }: Props) {
  const { t, locale } = useText()
  const { chart } = t.analytics
  if (!step) return null
  const lines = [
    { name: 'views', label: chart.views, value: step.pageViews },
    { name: 'sessions', label: chart.sessions, value: step.sessions },
    { name: 'previous', label: chart.previousShort[timeframe], value: step.previousSessions },
  ] as const
  return (
    <div
      className="rounded-sm bg-raised px-2.5 py-2 text-xs leading-4.5 whitespace-nowrap text-ink [box-shadow:var(--shadow-2),var(--shadow-edge)]"
      dir={directionOfLocale(locale)}
      role="status"
    >
      <strong className="font-semibold">{nameOf(step.at).long}</strong>
      <dl>
        {lines.map(({ name, label, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="flex items-center gap-1.5">
              <LineMark line={name} isColumn={hasColumns} size="sm" />
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
