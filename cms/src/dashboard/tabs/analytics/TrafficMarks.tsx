'use client'

import { Area, Bar, Line } from 'recharts'

export const colours = {
  name: 'var(--color-ink-3)',
  line: 'var(--color-line)',
  strongLine: 'var(--color-line-strong)',
  views: 'var(--color-info)',
  sessions: 'var(--color-ink)',
  now: 'var(--color-red)',
  nowName: 'var(--color-on-red-soft)',
}
const line = {
  type: 'linear',
  dot: false,
  activeDot: { fill: 'var(--color-ink)', stroke: 'var(--color-surface)', strokeWidth: 2 },
  isAnimationActive: false,
} as const
const roundTop: [number, number, number, number] = [2, 2, 0, 0]
const column = { maxBarSize: 16, radius: roundTop, isAnimationActive: false }
const hollow = { fill: 'transparent', stroke: colours.name, strokeDasharray: '3 2' }

/** The values joined by lines. */
export function Lines() {
  return (
    <>
      <Area
        {...line}
        dataKey="pageViews"
        stroke={colours.views}
        strokeWidth={2}
        fill={colours.views}
        fillOpacity={0.12}
      />
      <Line
        {...line}
        dataKey="previousSessions"
        stroke={colours.name}
        strokeWidth={1.25}
        strokeDasharray="3 3"
        strokeOpacity={0.8}
      />
      <Line {...line} dataKey="sessions" stroke={colours.sessions} strokeWidth={2} />
    </>
  )
}

/** Each value by itself: between one visit and none there is no slope. They stand in the order of reading. */
export function Columns({ isMirrored }: { isMirrored: boolean }) {
  const columns = [
    <Bar {...column} key="views" dataKey="pageViews" fill={colours.views} />,
    <Bar {...column} key="sessions" dataKey="sessions" fill={colours.sessions} />,
    <Bar {...column} {...hollow} key="previous" dataKey="previousSessions" />,
  ]
  return isMirrored ? columns.toReversed() : columns
}
