'use client'

import type { Analytics } from '@cyberluach/api/analytics-schema'
import { Area, CartesianGrid, ComposedChart, Line, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'

import { useText } from '../../text/TextContext.tsx'
import { ChartTooltip } from './ChartTooltip.tsx'
import { dayStarts, stepLength, tickIndexes, valueMarks } from './series.ts'
import { isTimeMirrored } from './time-direction.ts'
import { useStepName } from './use-step-name.ts'

export type ChartProps = { series: Analytics['series']; timeframe: Analytics['timeframe']; title: string }

const colours = {
  name: 'var(--color-ink-3)',
  line: 'var(--color-line)',
  strongLine: 'var(--color-line-strong)',
  views: 'var(--color-info)',
  sessions: 'var(--color-ink)',
  now: 'var(--color-red)',
  nowName: 'var(--color-on-red-soft)',
}
const shared = {
  type: 'linear',
  dot: false,
  activeDot: { fill: 'var(--color-ink)', stroke: 'var(--color-surface)', strokeWidth: 2 },
  isAnimationActive: false,
} as const
const narrow = 560
const day = 86_400_000

/** The chart itself. Arrow keys move from value to value; each is read out as the tooltip shows it. */
export function TrafficChart({
  series,
  timeframe,
  summary,
  width,
}: ChartProps & { summary: string; width: number }) {
  const { t, locale, timeZone } = useText()
  const nameOf = useStepName(series)
  const isMirrored = isTimeMirrored(locale)
  const isNarrow = width < narrow
  const at = (index: number) => series[index]?.at ?? ''
  const marks = valueMarks(
    Math.max(...series.flatMap((step) => [step.pageViews, step.sessions, step.previousSessions])),
  )
  const days = (stepLength(series) * series.length) / day
  const midnights = days <= 8 ? dayStarts(series, timeZone) : []
  const weekdayAt = (index: number) => nameOf(at(index))[days <= 1 ? 'weekday' : 'weekdayShort']
  const [newerSide, olderSide] = isMirrored
    ? (['insideTopRight', 'insideTopLeft'] as const)
    : (['insideTopLeft', 'insideTopRight'] as const)

  return (
    <ComposedChart
      data={series}
      width={width}
      height={isNarrow ? 220 : 342}
      margin={{ top: 20, bottom: 0, left: isMirrored ? 20 : 0, right: isMirrored ? 0 : 20 }}
      aria-label={`${summary}. ${t.analytics.chart.keys}`}
      className="text-(length:--text-xs) [direction:ltr] [&>svg]:focus-visible:rounded-[4px]"
    >
      <CartesianGrid vertical={false} stroke={colours.line} />
      <XAxis
        dataKey="at"
        reversed={isMirrored}
        ticks={tickIndexes(series.length, isNarrow ? 4 : 8).map(at)}
        tickFormatter={(value: string) => nameOf(value).short}
        interval={0}
        tick={{ fill: colours.name }}
        axisLine={{ stroke: colours.strongLine }}
        tickLine={false}
        height={28}
        tickMargin={8}
      />
      <YAxis
        orientation={isMirrored ? 'right' : 'left'}
        ticks={marks}
        domain={[0, marks.at(-1) ?? 1]}
        allowDecimals={false}
        tick={{ fill: colours.name }}
        axisLine={false}
        tickLine={false}
        width={44}
      />
      <Area
        {...shared}
        dataKey="pageViews"
        stroke={colours.views}
        strokeWidth={2}
        fill={colours.views}
        fillOpacity={0.12}
      />
      <Line
        {...shared}
        dataKey="previousSessions"
        stroke={colours.name}
        strokeWidth={1.25}
        strokeDasharray="3 3"
        strokeOpacity={0.8}
      />
      <Line {...shared} dataKey="sessions" stroke={colours.sessions} strokeWidth={2} />
      {midnights.map((index) => (
        <ReferenceLine
          key={at(index)}
          x={at(index)}
          stroke={colours.strongLine}
          strokeDasharray="2 3"
          label={{ value: weekdayAt(index), position: newerSide, fill: colours.name }}
        />
      ))}
      {midnights.slice(0, 1).map((index) => (
        <ReferenceLine
          key={`before ${at(index)}`}
          x={at(index)}
          stroke={colours.strongLine}
          strokeDasharray="2 3"
          label={{ value: weekdayAt(index - 1), position: olderSide, fill: colours.name }}
        />
      ))}
      <ReferenceLine
        x={at(series.length - 1)}
        stroke={colours.now}
        strokeWidth={1.5}
        label={{
          value: t.analytics.chart.now,
          position: 'bottom',
          offset: 10,
          fill: colours.nowName,
          className: 'font-semibold',
        }}
      />
      <Tooltip
        isAnimationActive={false}
        offset={14}
        reverseDirection={{ x: isMirrored, y: false }}
        cursor={{ stroke: colours.name }}
        content={({ active, payload }) => (
          <ChartTooltip
            step={active ? (payload[0]?.payload as Analytics['series'][number]) : null}
            timeframe={timeframe}
            nameOf={nameOf}
          />
        )}
      />
    </ComposedChart>
  )
}
