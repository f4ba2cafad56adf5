'use client'

import type { Analytics } from '@cyberluach/api/analytics-schema'
import { CartesianGrid, ComposedChart, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'

import { useText } from '../../text/TextContext.tsx'
import { ChartTooltip } from './ChartTooltip.tsx'
import { dayStarts, stepLength, tickIndexes, valueMarks } from './series.ts'
import { isTimeMirrored } from './time-direction.ts'
import { colours, Columns, Lines } from './TrafficMarks.tsx'
import { useStepName } from './use-step-name.ts'

export type ChartProps = { series: Analytics['series']; timeframe: Analytics['timeframe']; title: string }

type Props = ChartProps & { summary: string; width: number; hasColumns: boolean }

const axisRoom = 44
const nowRoom = 20
const narrow = 560
const day = 86_400_000

/** The chart itself. Arrow keys move from value to value; each is read out as the tooltip shows it. */
export function TrafficChart({ series, timeframe, summary, width, hasColumns }: Props) {
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
  // A column fills its time: what begins or ends with it stands at its edge.
  const [from, to] = isMirrored ? (['end', 'start'] as const) : (['start', 'end'] as const)
  const column = (width - axisRoom - nowRoom) / series.length

  return (
    <ComposedChart
      data={series}
      width={width}
      height={isNarrow ? 220 : 342}
      margin={{ top: 20, bottom: 0, left: isMirrored ? nowRoom : 0, right: isMirrored ? 0 : nowRoom }}
      aria-label={`${summary}. ${t.analytics.chart.keys}`}
      barGap={0}
      barCategoryGap="16%"
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
        width={axisRoom}
      />
      {hasColumns ? <Columns isMirrored={isMirrored} /> : <Lines />}
      {midnights.map((index) => (
        <ReferenceLine
          key={at(index)}
          x={at(index)}
          position={hasColumns ? from : 'middle'}
          stroke={colours.strongLine}
          strokeDasharray="2 3"
          label={{ value: weekdayAt(index), position: newerSide, fill: colours.name }}
        />
      ))}
      {midnights.slice(0, 1).map((index) => (
        <ReferenceLine
          key={`before ${at(index)}`}
          x={at(index)}
          position={hasColumns ? from : 'middle'}
          stroke={colours.strongLine}
          strokeDasharray="2 3"
          label={{ value: weekdayAt(index - 1), position: olderSide, fill: colours.name }}
        />
      ))}
      <ReferenceLine
        x={at(series.length - 1)}
        position={hasColumns ? to : 'middle'}
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
        cursor={{ stroke: colours.name, ...(hasColumns && { strokeWidth: column, strokeOpacity: 0.14 }) }}
        content={({ active, payload }) => (
          <ChartTooltip
            step={active ? (payload[0]?.payload as Analytics['series'][number]) : null}
            timeframe={timeframe}
            nameOf={nameOf}
            hasColumns={hasColumns}
          />
        )}
      />
    </ComposedChart>
  )
}
