'use client'

import type { Analytics } from '@cyberluach/api/analytics'

import { useText } from '../../text/TextContext.tsx'
import { plotOf } from './chart-plot.ts'
import { dayNames } from './day-names.ts'
import { ActiveStep, StepBox } from './ChartCursor.tsx'
import { dayStarts, stepLength, tickIndexes, valueMarks } from './series.ts'
import { isTimeMirrored } from './time-direction.ts'
import { Columns, Lines } from './TrafficMarks.tsx'
import { useActiveStep } from './use-active-step.ts'
import { useStepName } from './use-step-name.ts'

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
