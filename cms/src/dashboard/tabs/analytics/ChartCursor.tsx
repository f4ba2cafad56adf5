'use client'

import type { Analytics } from '@cyberluach/api/analytics'
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'

import { boxBeside, type Plot } from './chart-plot.ts'
import { ChartTooltip } from './ChartTooltip.tsx'

type Step = Analytics['series'][number]
type Props = { plot: Plot; index: number; step: Step | undefined; hasColumns: boolean }

const dotted = ['pageViews', 'previousSessions', 'sessions'] as const

/** Marks the value that is looked at: by a line with its points, or by the ground of its columns. */
export function ActiveStep({ plot, index, step, hasColumns }: Props) {
  const { top, bottom } = plot
  const x = plot.x(index)
  return (
    <g className="pointer-events-none">
      <line
        className="stroke-ink-3"
        {...(hasColumns && { strokeWidth: plot.band, strokeOpacity: 0.14 })}
        x1={x}
        x2={x}
        y1={top}
        y2={bottom}
      />
      {!hasColumns &&
        step &&
        dotted.map((key) => (
          <circle
            key={key}
            className="fill-ink stroke-surface"
            strokeWidth={2}
            cx={x}
            cy={plot.y(step[key])}
            r={4}
          />
        ))}
    </g>
  )
}

type BoxProps = Omit<ComponentProps<typeof ChartTooltip>, 'step'> & {
  plot: Plot
  active: { index: number; y: number } | null
  step: Step | null | undefined
  isMirrored: boolean
}

/** The values of the step that is looked at, in a box beside it. */
export function StepBox({ plot, active, step, isMirrored, ...words }: BoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (!box.current) return
    const { width, height } = box.current.getBoundingClientRect()
    setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
  }, [step])
  const place = active && boxBeside({ x: plot.x(active.index), y: active.y }, size, plot, isMirrored)

  return (
    <div
      ref={box}
      className="pointer-events-none absolute top-0 left-0"
      style={place ? { transform: `translate(${place.x}px, ${place.y}px)` } : { visibility: 'hidden' }}
    >
      <ChartTooltip step={step} {...words} />
    </div>
  )
}
