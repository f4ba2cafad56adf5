import type { Analytics } from '@cyberluach/api/analytics'
import { formatNumber, formatTime } from '@cyberluach/i18n/format'
import { useText } from '../../../ui/text.tsx'
import {
  changeOf,
  countChange,
  leastBase,
  lengthText,
  ofEnough,
  type Change,
  Figure,
  NoFigure,
} from '../../../visits/figures.tsx'
import { isSparse } from './series.ts'
import type { ComponentProps } from 'react'
import { tv } from 'tailwind-variants/lite'
import { Card } from '../../../ui/Layout.tsx'
import { Dot } from '../../../ui/marks.tsx'
import { Delta } from './StatCard.tsx'
import { isTimeMirrored } from './chart-plot.ts'

type Series = Analytics['series']

/** The five figures above everything else. Without visits in the period, or with a few, an average is a dash. */
export function KeyFigures({ data }: { data: Analytics }) {
  const { t, say, timeZone } = useText()
  const { cards } = t.analytics
  const { previous, series, activePeak, timeframe } = data
  const isSum = timeframe === 'week' || timeframe === 'month'
  const wasMeasured = previous.totalSessions > 0
  const active = data.activeSeries.map(({ count }) => count)
  const mean = ofEnough(data.averageSessionDuration, data.totalSessions)
  const meanBefore = ofEnough(previous.averageSessionDuration, previous.totalSessions)

  const counted = (label: string, now: number, before: number, values: number[], line: string) => (
    <KeyFigure
      label={label}
      value={formatNumber(now)}
      change={countChange(now, before)}
      note={wasMeasured && say(cards.versus, { value: formatNumber(before) })}
      values={values}
      line={line}
      hasColumns={isSparse(values)}
    />
  )

  return (
    <KeyFigureGrid>
      {counted(
        cards.sessions,
        data.totalSessions,
        previous.totalSessions,
        valuesOf(series, 'sessions'),
        cards.lines.sessions,
      )}
      <KeyFigure
        label={cards.active}
        isLive={data.activeSessions > 0}
        value={formatNumber(data.activeSessions)}
        change={null}
        note={
          activePeak &&
          say(cards.peak, {
            count: formatNumber(activePeak.count),
            time: formatTime(activePeak.at, timeZone),
          })
        }
        values={active}
        line={cards.lines.active}
        hasColumns={isSparse(active)}
      />
      {counted(
        isSum ? cards.visitorsByDay : cards.visitors,
        data.uniqueVisitors,
        previous.uniqueVisitors,
        valuesOf(series, 'uniqueVisitors'),
        cards.lines.visitors,
      )}
      {counted(cards.views, data.pageViews, previous.pageViews, valuesOf(series, 'pageViews'), cards.lines.views)}
      <KeyFigure
        label={cards.duration}
        value={mean === null ? null : lengthText(mean)}
        change={changeOf(mean, meanBefore)}
        note={
          mean === null
            ? data.totalSessions > 0 && say(cards.fromSessions, { least: leastBase })
            : meanBefore !== null && say(cards.versus, { value: lengthText(meanBefore) })
        }
        values={series.map(({ averageSessionDuration }) => averageSessionDuration)}
        line={cards.lines.duration}
      />
    </KeyFigureGrid>
  )
}

function valuesOf(series: Series, key: 'sessions' | 'uniqueVisitors' | 'pageViews'): number[] {
  return series.map((step) => step[key])
}

type Props = {
  label: string
  /** Null where nothing was measured. */
  value: string | null
  change: Change | null
  note: string | false | null
  values: readonly (number | null)[]
  line: string
  /** The values are few of each, which a line would join. */
  hasColumns?: boolean
  isLive?: boolean
}

const room = tv({
  base: [
    'min-h-25.5 px-4 py-3 max-md:last:col-span-full',
    'md:max-[80rem]:col-span-2 md:max-[80rem]:nth-last-[-n+2]:col-span-3',
  ],
})

/** Five figures: in a row, three and two, or two beside each other on a phone. */
export function KeyFigureGrid(props: ComponentProps<'div'>) {
  return <div className="grid grid-cols-2 gap-3 md:grid-cols-6 md:gap-4 min-[80rem]:grid-cols-5" {...props} />
}

/** The room of one of the five. */
export function KeyFigureCard({ className, ...rest }: ComponentProps<typeof Card>) {
  return <Card className={room({ className })} {...rest} />
}

/** A figure with its change against the period before and a small line; on a phone the line lies below. */
export function KeyFigure({ label, value, change, note, values, line, hasColumns = false, isLive = false }: Props) {
  return (
    <KeyFigureCard
      as="article"
      className="grid gap-x-3.5 max-md:grid-cols-1 max-md:grid-rows-[repeat(4,auto)] md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <h3 className="col-span-full flex items-center gap-1.5 text-sm font-medium text-ink-2">
        {isLive && <Dot state="live" />}
        {label}
      </h3>
      <p className="text-2xl font-bold">{value === null ? <NoFigure /> : <Figure text={value} />}</p>
      <p className="flex min-h-4.5 items-center gap-1.5 text-(length:--text-xs) text-ink-3 max-md:flex-wrap md:col-start-1 md:whitespace-nowrap">
        {value !== null && change && <Delta change={change} />}
        {note && <span>{note}</span>}
      </p>
      {value !== null && <Sparkline values={values} label={line} hasColumns={hasColumns} />}
    </KeyFigureCard>
  )
}

const box = { width: 118, height: 40 }

type SparklineProps = { values: readonly (number | null)[]; label: string; hasColumns: boolean }

/** A small line of measured values, or small columns, the latest end in red; nothing where they make no line. */
export function Sparkline({ values, label, hasColumns }: SparklineProps) {
  const { locale } = useText()
  const spark = sparkOf(values, { ...box, isMirrored: isTimeMirrored(locale) })
  if (!spark) return null
  return (
    <svg
      className="mb-1 h-8 w-full self-end justify-self-end overflow-visible *:[vector-effect:non-scaling-stroke] md:col-start-2 md:row-span-2 md:row-start-2 md:h-10 md:max-w-29.5"
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {hasColumns ? (
        <>
          <path className="stroke-line-strong" d={`M0 ${spark.base}H${box.width}`} />
          <path className="stroke-ink-2 stroke-3" d={spark.columns} />
        </>
      ) : (
        <>
          <path className="fill-ink-2 opacity-7" d={spark.area} />
          <path className="fill-none stroke-ink-2 stroke-[1.5]" strokeLinejoin="round" d={spark.line} />
        </>
      )}
      <path className="fill-none stroke-red stroke-5" strokeLinecap="round" d={`M${spark.end.x} ${spark.end.y}h.01`} />
    </svg>
  )
}

/** The points of a small line, time from the starting edge of reading to the other. Values that are missing are left out. */
export type Spark = {
  line: string
  area: string
  /** A stroke for each value above 0, from the line on which all of them stand. */
  columns: string
  base: number
  end: { x: number; y: number }
}

const top = 5
const sparklineRoom = 6

/** The line of measured values in a box; null for fewer than two of them, which make no line. */
export function sparkOf(
  values: readonly (number | null)[],
  { width, height, isMirrored }: { width: number; height: number; isMirrored: boolean },
): Spark | null {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
  const most = Math.max(...known.map(({ value }) => value))
  if (known.length < 2 || most <= 0) return null
  const points = known.map(({ value, index }) => {
    const along = index / (values.length - 1)
    return {
      x: rounded((isMirrored ? 1 - along : along) * width),
      y: rounded(top + (1 - value / most) * (height - top - sparklineRoom)),
    }
  })
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
  const first = points[0] as { x: number; y: number }
  const end = points.at(-1) as { x: number; y: number }
  const base = height - sparklineRoom
  const columns = points.filter(({ y }) => y < base).map(({ x, y }) => `M${x} ${base}V${y}`)
  return {
    line,
    area: `${line}L${end.x} ${height}L${first.x} ${height}Z`,
    columns: columns.join(''),
    base,
    end,
  }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
