'use client'

import { formatNumber, formatWeekday } from '@cyberluach/i18n/format'

import type { CSSProperties } from 'react'
import { tv } from 'tailwind-variants/lite'

import { useText } from '../../text/TextContext.tsx'
import { fullest, hourAverages, shadeOf } from './week-hours.ts'

export type HeatCell = { weekday: number; hour: number }

type Props = { grid: readonly (readonly number[])[]; now: HeatCell; peak: HeatCell }

const hours = Array.from({ length: 24 }, (_, hour) => hour)
/** How much of the colour each shade has, in percent. */
const strengths = [4, 16, 32, 52, 74, 94]

const table = tv({
  base: [
    'w-full table-fixed border-separate border-spacing-px text-(length:--text-xs) text-ink-3 md:border-spacing-0.5',
    '[&_td]:relative [&_td]:rounded-xs [&_td]:p-0 [&_th]:p-0 [&_th]:font-normal',
  ],
})
const averageRow = tv({
  base: [
    '*:h-7.5 [&>td]:text-center [&>td]:text-(length:--text-2xs) [&>td]:font-semibold [&>td]:text-ink',
    '*:data-[shade=4]:text-[light-dark(var(--color-ink),var(--color-on-info))] *:data-[shade=5]:text-on-info',
  ],
})
const hourRow = tv({
  base: [
    '*:h-5.5 *:data-frame:outline-2 *:data-frame:-outline-offset-2',
    '*:data-[frame=now]:outline-red *:data-[frame=peak]:outline-ink',
  ],
})

/** The shaded table itself. Time of day runs with the reading; the numbers are there for those who listen. */
export function HeatMap({ grid, now, peak }: Props) {
  const { t, say, locale } = useText()
  const { hours: texts } = t.analytics
  const averages = hourAverages(grid)
  const most = fullest(grid)
  const isAt = (cell: HeatCell, { weekday, hour }: HeatCell) => weekday === cell.weekday && hour === cell.hour
  const frameOf = (cell: HeatCell) => (isAt(cell, now) ? 'now' : isAt(cell, peak) ? 'peak' : undefined)
  const side = locale === 'he' ? texts.right : texts.left

  return (
    <table className={table()}>
      <caption className="sr-only">{say(texts.label, { side })}</caption>
      <thead>
        <tr className="text-2xs whitespace-nowrap">
          <th scope="col" className="w-11.5 md:w-11">
            <span className="sr-only">{t.analytics.chart.time}</span>
          </th>
          {hours.map((hour) => (
            <th key={hour} scope="col">
              <bdi dir="ltr" className={hour % 6 === 0 ? undefined : 'max-md:sr-only'}>
                {String(hour).padStart(2, '0')}
              </bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {averages && <AverageRow averages={averages} />}
        {grid.map((row, weekday) => (
          <tr key={weekday} className={hourRow()}>
            <th scope="row" className="text-start">
              {formatWeekday(locale, weekday)}
            </th>
            {row.map((sessions, hour) => (
              <td
                key={hour}
                data-frame={frameOf({ weekday, hour })}
                style={shadeOfCell(shadeOf(sessions, most))}
                title={`${formatWeekday(locale, weekday, 'long')} ${String(hour).padStart(2, '0')}:00 · ${formatNumber(sessions)}`}
              >
                <span className="sr-only">{formatNumber(sessions)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function AverageRow({ averages }: { averages: readonly number[] }) {
  const { t } = useText()
  const most = Math.max(...averages)
  return (
    <tr className={averageRow()}>
      <th scope="row" className="text-start">
        {t.analytics.hours.average}
      </th>
      {averages.map((value, hour) => (
        <td key={hour} data-shade={shadeOf(value, most)} style={shadeOfCell(shadeOf(value, most))}>
          <bdi dir="ltr" className="max-md:sr-only">
            {averageText(value)}
          </bdi>
        </td>
      ))}
    </tr>
  )
}

/** The more, the fuller the colour. */
export function shadeOfCell(shade: number): CSSProperties {
  return {
    background: `color-mix(in oklab, var(--color-info) ${strengths[shade] ?? 0}%, var(--color-sunken))`,
  }
}

/** An average below ten keeps a decimal: a visit a week is not nothing. */
function averageText(value: number): string {
  if (value === 0) return '0'
  return value < 9.95 ? value.toFixed(1) : formatNumber(Math.round(value))
}
