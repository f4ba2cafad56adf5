'use client'

import type { Analytics } from '@cyberluach/api/analytics'

import { areaPath, columnPaths, linePath, type Plot } from './chart-plot.ts'

type Props = { plot: Plot; series: Analytics['series'] }

/** The values joined by lines. */
export function Lines({ plot, series }: Props) {
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
export function Columns({ plot, series, isMirrored }: Props & { isMirrored: boolean }) {
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
