import type { Analytics } from '@cyberluach/api/analytics'
import { formatWeekday, formatNumber } from '@cyberluach/i18n/format'
import { memo, useMemo, type CSSProperties } from 'react'
import { useNow } from '../../../ui/time.tsx'
import { useText } from '../../../ui/text.tsx'
import { StatHint, StatContent, StatCard } from './StatCard.tsx'
import { tv } from 'tailwind-variants/lite'
import { dayKeyOf, weekdayOf } from '@cyberluach/core/dates/day-key'
import { leastBase } from '../../../visits/figures.tsx'

/** When visitors come: the last seven days by weekday and hour, as a table whose cells are shaded. */
export const PeakHours = memo(function PeakHours({ hours }: { hours: Analytics['weekHours'] }) {
  const { t, say, locale, timeZone } = useText()
  const { hours: texts } = t.analytics
  const minuteNow = useNow(60_000)
  const now = weekHourOf(new Date(minuteNow), timeZone)
  const grid = useMemo(() => weekGrid(hours), [hours])
  const peak = useMemo(() => peakHour(hours), [hours])

  return (
    <StatCard title={texts.title} remark={texts.range} end={<Scale />} span={8}>
      <StatContent none={peak === null && texts.empty}>
        {peak && (
          <>
            <HeatMap grid={grid} now={now} peak={peak satisfies HeatCell} />
            <StatHint>
              {say(texts.peak, {
                day: formatWeekday(locale, peak.weekday, 'long'),
                from: clock(peak.hour),
                to: clock((peak.hour + 1) % 24),
                n: peak.sessions,
              })}
            </StatHint>
          </>
        )}
      </StatContent>
    </StatCard>
  )
})

function Scale() {
  const { t } = useText()
  return (
    <span className="inline-flex items-center gap-0.75 text-(length:--text-xs) text-ink-3 max-md:hidden" aria-hidden>
      {t.analytics.hours.less}
      {Array.from({ length: shades }, (_, shade) => (
        <i key={shade} className="h-2.5 w-3.5 rounded-[2px]" style={shadeOfCell(shade)} />
      ))}
      {t.analytics.hours.more}
    </span>
  )
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

export type HeatCell = { weekday: number; hour: number }

type Props = { grid: readonly (readonly number[])[]; now: HeatCell; peak: HeatCell }

const heatMapHours = Array.from({ length: 24 }, (_, hour) => hour)
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
          {heatMapHours.map((hour) => (
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

export type WeekHour = Analytics['weekHours'][number]

/** How many shades the map has, the palest for hours without visits. */
export const shades = 6

/** Sessions of the last 7 days: a row for each weekday from Sunday, a column for each hour. */
export function weekGrid(hours: readonly WeekHour[]): number[][] {
  const grid = Array.from({ length: 7 }, () => Array<number>(24).fill(0))
  for (const { weekday, hour, sessions } of hours) {
    const row = grid[weekday]
    if (row && hour < 24) row[hour] = (row[hour] ?? 0) + sessions
  }
  return grid
}

/** The mean of each hour over the seven days; null where a few visits would be spread over them. */
export function hourAverages(grid: readonly (readonly number[])[]): number[] | null {
  const all = grid.flat().reduce((sum, sessions) => sum + sessions, 0)
  if (all < leastBase) return null
  return Array.from({ length: 24 }, (_, hour) => grid.reduce((sum, row) => sum + (row[hour] ?? 0), 0) / 7)
}

/** The busiest hour, the first of several; null where nobody came. */
export function peakHour(hours: readonly WeekHour[]): WeekHour | null {
  const visited = hours.filter(({ sessions }) => sessions > 0)
  const most = Math.max(...visited.map(({ sessions }) => sessions))
  const peaks = visited.filter(({ sessions }) => sessions === most)
  return peaks.toSorted((first, second) => order(first) - order(second))[0] ?? null
}

const order = ({ weekday, hour }: WeekHour) => weekday * 24 + hour

/** The value that has the fullest shade: the largest, and so many at least that one visit alone stays pale. */
export function fullest(grid: readonly (readonly number[])[]): number {
  return Math.max(shades - 1, ...grid.flat())
}

/** The shade of a value beside the largest one: 0 only for 0. */
export function shadeOf(value: number, most: number): number {
  if (value <= 0 || most <= 0) return 0
  return Math.max(1, Math.ceil((value / most) * (shades - 1)))
}

/** The weekday and the hour that it is at an instant in a time zone. */
export function weekHourOf(instant: Date, timeZone: string): { weekday: number; hour: number } {
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone })
  return { weekday: weekdayOf(dayKeyOf(instant, timeZone)), hour: Number(hour.format(instant)) }
}
