'use client'

import { formatNumber, formatWeekday } from '@cyberluach/i18n/format'

import { useText } from '../../text/TextContext.tsx'
import { hourAverages, shadeOf } from './week-hours.ts'

export type HeatCell = { weekday: number; hour: number }

type Props = { grid: readonly (readonly number[])[]; now: HeatCell; peak: HeatCell }

/** The shaded table itself. Time of day runs with the reading; the numbers are there for those who listen. */
export function HeatMap({ grid, now, peak }: Props) {
  const { t, say, locale } = useText()
  const { hours: texts } = t.analytics
  const averages = hourAverages(grid)
  const most = Math.max(...grid.flat())
  const mostAverage = Math.max(...averages)
  const side = locale === 'he' ? texts.right : texts.left

  return (
    <table className="heat">
      <caption className="visually-hidden">{say(texts.label, { side })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t.analytics.chart.time}</span>
          </th>
          {averages.map((_, hour) => (
            <th key={hour} scope="col" data-major={hour % 6 === 0 || undefined}>
              <bdi dir="ltr">{String(hour).padStart(2, '0')}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="hour-averages">
          <th scope="row">{texts.average}</th>
          {averages.map((value, hour) => (
            <td key={hour} data-shade={shadeOf(value, mostAverage)}>
              <bdi dir="ltr">{averageText(value)}</bdi>
            </td>
          ))}
        </tr>
        {grid.map((row, weekday) => (
          <tr key={weekday}>
            <th scope="row">{formatWeekday(locale, weekday)}</th>
            {row.map((sessions, hour) => (
              <td
                key={hour}
                data-shade={shadeOf(sessions, most)}
                data-peak={(weekday === peak.weekday && hour === peak.hour) || undefined}
                data-now={(weekday === now.weekday && hour === now.hour) || undefined}
                title={`${formatWeekday(locale, weekday, 'long')} ${String(hour).padStart(2, '0')}:00 · ${formatNumber(sessions)}`}
              >
                <span className="visually-hidden">{formatNumber(sessions)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** An average below ten keeps a decimal: a visit a week is not nothing. */
function averageText(value: number): string {
  if (value === 0) return '0'
  return value < 9.95 ? value.toFixed(1) : formatNumber(Math.round(value))
}
