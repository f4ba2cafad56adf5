import type { Analytics } from '@cyberluach/api/analytics'
import { ChartLine, ChartNoAxesCombined, Table2 } from 'lucide-react'
import { memo, useState, useEffect, useRef, type KeyboardEvent, type MouseEvent, type TouchEvent } from 'react'
import { useText } from '../../../ui/text.tsx'
import { Empty } from '../../../ui/Layout.tsx'
import { LineMark, ActiveStep, StepBox } from './ChartCursor.tsx'
import { isSparse, peakIndex, stepOf, useStepName, dayStarts, stepLength, tickIndexes, valueMarks } from './series.ts'
import { StatContent, StatCard } from './StatCard.tsx'
import {
  isTimeMirrored,
  plotOf,
  areaPath,
  columnPaths,
  linePath,
  type Plot,
  indexAt,
  type Point,
  dayNames,
} from './chart-plot.ts'
import { PlainButton } from '../../../ui/Button.tsx'
import { formatNumber } from '@cyberluach/i18n/format'
import { tv } from 'tailwind-variants/lite'

type Props = { series: Analytics['series']; timeframe: Analytics['timeframe']; isEverEmpty: boolean }

/** Sessions and views over the period: a chart, and the same as a table. */
export const TrafficPanel = memo(function TrafficPanel({ series, timeframe, isEverEmpty }: Props) {
  const { t, say } = useText()
  const { chart } = t.analytics
  const [isTable, setTable] = useState(false)
  const [box, width] = useWidth<HTMLDivElement>()
  const { unit, n } = stepOf(series)
  const title = say(chart[unit], { n })
  const summary = useSummaryOf(series, title, t.analytics.compared[timeframe])
  const isEmpty = series.every(({ sessions, pageViews }) => sessions === 0 && pageViews === 0)
  const hasColumns = isSparse(series.map(({ pageViews }) => pageViews))
  const shared = { series, timeframe, title }

  return (
    <StatCard
      title={title}
      span={8}
      end={
        !isEmpty && (
          <>
            <Legend timeframe={timeframe} hasColumns={hasColumns} />
            <PlainButton
              kind="ghost"
              size="xs"
              isIcon
              className="-my-1.25"
              aria-label={isTable ? chart.toChart : chart.toTable}
              title={isTable ? chart.toChart : chart.toTable}
              aria-pressed={isTable}
              onClick={() => setTable(!isTable)}
            >
              {isTable ? <ChartNoAxesCombined /> : <Table2 />}
            </PlainButton>
          </>
        )
      }
    >
      <StatContent ref={box}>
        {isEmpty ? (
          <Empty
            icon={ChartLine}
            titleLevel={4}
            title={chart.empty[timeframe]}
            text={isEverEmpty ? chart.emptyEver : chart.emptyNow}
          />
        ) : (
          <>
            {!isTable && (
              <div className="h-55 md:h-85.5">
                {width > 0 && <TrafficChart {...shared} summary={summary} width={width} hasColumns={hasColumns} />}
              </div>
            )}
            <div
              className={isTable ? 'max-h-85.5 overflow-auto' : 'sr-only'}
              {...(isTable ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {})}
            >
              <SeriesTable {...shared} />
            </div>
          </>
        )}
      </StatContent>
    </StatCard>
  )
})

type LegendProps = { timeframe: Analytics['timeframe']; hasColumns: boolean }

function Legend({ timeframe, hasColumns }: LegendProps) {
  const { chart } = useText().t.analytics
  const names = { views: chart.views, sessions: chart.sessions, previous: chart.previous[timeframe] }
  return (
    <span className="flex flex-wrap items-center gap-3.5 text-(length:--text-xs) text-ink-2" aria-hidden>
      {(['views', 'sessions', 'previous'] as const).map((line) => (
        <span key={line} className="inline-flex items-center gap-1.5 max-md:last:hidden">
          <LineMark line={line} isColumn={hasColumns} size="md" />
          {names[line]}
        </span>
      ))}
    </span>
  )
}

/** What the chart says to those who hear it: what it is, in which direction time runs, where the peak lies. */
function useSummaryOf(series: Analytics['series'], title: string, period: string): string {
  const { t, say, locale } = useText()
  const { chart } = t.analytics
  const nameOf = useStepName(series)
  const peak = peakIndex(series.map(({ pageViews }) => pageViews))
  const at = peak === null ? undefined : series[peak]?.at
  const direction = isTimeMirrored(locale) ? chart.rightToLeft : chart.leftToRight
  return say(chart.summary, { title, period, direction, peak: at ? nameOf(at).short : t.noData })
}

const row = tv({ base: '*:h-8 *:border-b *:border-line *:px-2 *:text-start' })

/** The chart's values as a table, the latest first. */
export function SeriesTable({ series, timeframe, title }: ChartProps) {
  const { chart } = useText().t.analytics
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

/** How wide an element is, followed as it changes; 0 while it does not show. */
export function useWidth<Element_ extends HTMLElement>() {
  const element = useRef<Element_>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const watching = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watching.observe(element.current)
    return () => watching.disconnect()
  }, [])
  return [element, width] as const
}

export type ChartProps = { series: Analytics['series']; timeframe: Analytics['timeframe']; title: string }

type TrafficChartProps = ChartProps & { summary: string; width: number; hasColumns: boolean }

const narrow = 560
const day = 86_400_000
/** Text that hangs from its place, and text in the middle of it. */
const hanging = '0.71em'
const centred = '0.355em'

/** The chart itself. Arrow keys move from value to value; each is read out as the tooltip shows it. */
export function TrafficChart({ series, timeframe, summary, width, hasColumns }: TrafficChartProps) {
  const { t, locale, timeZone } = useText()
  const nameOf = useStepName(series)
  const isMirrored = isTimeMirrored(locale)
  const isNarrow = width < narrow
  const height = isNarrow ? 220 : 342
  const at = (index: number) => series[index]?.at ?? ''
  const marks = valueMarks(
    Math.max(...series.flatMap((step) => [step.pageViews, step.sessions, step.previousSessions])),
  )
  const count = series.length
  const plot = plotOf({ width, height, count, most: marks.at(-1) ?? 1, isMirrored, hasColumns })
  const { active, pointing, keys } = useActiveStep(plot, count, isMirrored)
  const days = (stepLength(series) * count) / day
  const midnights = days <= 8 ? dayStarts(series, timeZone) : []
  const weekdayAt = (index: number) => nameOf(at(index))[days <= 1 ? 'weekday' : 'weekdayShort']
  const { left, right, top, bottom } = plot
  const names = dayNames(plot, midnights, weekdayAt, isMirrored)
  // A column fills its time: what ends with the last one stands at its edge.
  const now = isMirrored ? left : right

  return (
    <div
      className="relative text-(length:--text-xs) [direction:ltr] [&>svg]:focus-visible:rounded-[4px]"
      style={{ width, height }}
      {...pointing}
    >
      <svg
        className="block size-full"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="application"
        aria-label={`${summary}. ${t.analytics.chart.keys}`}
        {...keys}
      >
        <g className="stroke-line">
          {marks.map((mark) => (
            <line key={mark} x1={left} x2={right} y1={plot.y(mark)} y2={plot.y(mark)} />
          ))}
        </g>
        {hasColumns ? (
          <Columns plot={plot} series={series} isMirrored={isMirrored} />
        ) : (
          <Lines plot={plot} series={series} />
        )}
        {midnights.map((index) => (
          <line
            key={index}
            className="stroke-line-strong"
            strokeDasharray="2 3"
            x1={plot.begin(index)}
            x2={plot.begin(index)}
            y1={bottom}
            y2={top}
          />
        ))}
        <line className="stroke-red" strokeWidth={1.5} x1={now} x2={now} y1={bottom} y2={top} />
        <line className="stroke-line-strong" x1={left} x2={right} y1={bottom} y2={bottom} />
        {active && <ActiveStep plot={plot} step={series[active.index]} index={active.index} {...{ hasColumns }} />}
        <g className="fill-ink-3" textAnchor="middle">
          {tickIndexes(count, isNarrow ? 4 : 8).map((index) => (
            <text key={index} x={plot.x(index)} y={bottom + 14} dy={hanging}>
              {nameOf(at(index)).short}
            </text>
          ))}
        </g>
        <g className="fill-ink-3" textAnchor={isMirrored ? 'start' : 'end'}>
          {marks.map((mark) => (
            <text key={mark} x={isMirrored ? right + 8 : left - 8} y={plot.y(mark)} dy={centred}>
              {mark}
            </text>
          ))}
        </g>
        <g className="fill-ink-3">
          {names.map(({ name, x, isBefore }) => (
            <text key={x} textAnchor={isBefore ? 'end' : 'start'} x={x} y={top + 5} dy={hanging}>
              {name}
            </text>
          ))}
        </g>
        <text className="fill-on-red-soft font-semibold" textAnchor="middle" x={now} y={bottom + 10} dy={hanging}>
          {t.analytics.chart.now}
        </text>
      </svg>
      <StepBox
        plot={plot}
        active={active}
        step={active && series[active.index]}
        {...{ timeframe, nameOf, hasColumns, isMirrored }}
      />
    </div>
  )
}

type LinesProps = { plot: Plot; series: Analytics['series'] }

/** The values joined by lines. */
export function Lines({ plot, series }: LinesProps) {
  const of = (key: Key) => series.map((step) => step[key])
  return (
    <g className="fill-none">
      <path className="fill-info" fillOpacity={0.12} d={areaPath(plot, of('pageViews'))} />
      <path className="stroke-info" strokeWidth={2} d={linePath(plot, of('pageViews'))} />
      <path
        className="stroke-ink-3"
        strokeWidth={1.25}
        strokeDasharray="3 3"
        strokeOpacity={0.8}
        d={linePath(plot, of('previousSessions'))}
      />
      <path className="stroke-ink" strokeWidth={2} d={linePath(plot, of('sessions'))} />
    </g>
  )
}

/** Each value by itself: between one visit and none there is no slope. They stand in the order of reading. */
export function Columns({ plot, series, isMirrored }: LinesProps & { isMirrored: boolean }) {
  const inReading = isMirrored ? columns.toReversed() : columns
  return inReading.map(({ key, ...look }, place) => (
    <g key={key} {...look}>
      {columnPaths(
        plot,
        series.map((step) => step[key]),
        { place, of: columns.length },
      ).map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  ))
}

type Key = 'pageViews' | 'sessions' | 'previousSessions'

const columns: { key: Key; className: string; strokeDasharray?: string }[] = [
  { key: 'pageViews', className: 'fill-info' },
  { key: 'sessions', className: 'fill-ink' },
  { key: 'previousSessions', className: 'fill-transparent stroke-ink-3', strokeDasharray: '3 2' },
]

type Active = { index: number; y: number }

/**
 * The value that somebody points at, or has come to with the arrow keys, which begin at the first value; and how high
 * the pointer is.
 */
export function useActiveStep(plot: Plot, count: number, isMirrored: boolean) {
  const [pointed, setPointed] = useState<Active | null>(null)
  const [reached, setReached] = useState(0)
  const [hasFocus, setFocus] = useState(false)

  const pointAt = (chart: Element, at: { clientX: number; clientY: number }) => {
    const point = within(chart, at)
    const index = indexAt(plot, count, point)
    setPointed(index === null ? null : { index, y: point.y })
  }
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = reached + (isMirrored ? -step : step)
    if (next >= 0 && next < count) setReached(next)
  }

  const fromKeys = hasFocus && count > 0 ? { index: Math.min(reached, count - 1), y: plot.bottom / 2 } : null
  return {
    active: pointed && pointed.index < count ? pointed : fromKeys,
    pointing: {
      onMouseMove: (event: MouseEvent) => pointAt(event.currentTarget, event),
      onMouseLeave: () => setPointed(null),
      onTouchMove: (event: TouchEvent) => {
        const touch = event.touches.item(0)
        if (touch) pointAt(event.currentTarget, touch)
      },
    },
    keys: {
      tabIndex: 0,
      onKeyDown: walk,
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  }
}

function within(chart: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = chart.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
