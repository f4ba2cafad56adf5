import type { Analytics } from '@cyberluach/api/analytics'
import { useText } from '../../../ui/text.tsx'
import {
  plotOf,
  areaPath,
  columnPaths,
  linePath,
  type Plot,
  indexAt,
  type Point,
  isTimeMirrored,
  dayNames,
} from './chart-plot.ts'
import { ActiveStep, StepBox } from './ChartCursor.tsx'
import { dayStarts, stepLength, tickIndexes, valueMarks, useStepName } from './series.ts'
import { useState, type KeyboardEvent, type MouseEvent, type TouchEvent } from 'react'

export type ChartProps = { series: Analytics['series']; timeframe: Analytics['timeframe']; title: string }

type Props = ChartProps & { summary: string; width: number; hasColumns: boolean }

const narrow = 560
const day = 86_400_000
/** Text that hangs from its place, and text in the middle of it. */
const hanging = '0.71em'
const centred = '0.355em'

/** The chart itself. Arrow keys move from value to value; each is read out as the tooltip shows it. */
export function TrafficChart({ series, timeframe, summary, width, hasColumns }: Props) {
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
        {active && (
          <ActiveStep plot={plot} step={series[active.index]} index={active.index} {...{ hasColumns }} />
        )}
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
        <text
          className="fill-on-red-soft font-semibold"
          textAnchor="middle"
          x={now}
          y={bottom + 10}
          dy={hanging}
        >
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
