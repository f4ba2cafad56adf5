import type { Analytics } from '@cyberluach/api/analytics'
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { boxBeside, type Plot } from './chart-plot.ts'
import { formatNumber } from '@cyberluach/i18n/format'
import { directionOfLocale } from '@cyberluach/i18n/locales'
import { useText } from '../../../ui/text.tsx'
import { tv } from 'tailwind-variants/lite'

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
          <circle key={key} className="fill-ink stroke-surface" strokeWidth={2} cx={x} cy={plot.y(step[key])} r={4} />
        ))}
    </g>
  )
}

type StepBoxProps = Omit<ComponentProps<typeof ChartTooltip>, 'step'> & {
  plot: Plot
  active: { index: number; y: number } | null
  step: Step | null | undefined
  isMirrored: boolean
}

/** The values of the step that is looked at, in a box beside it. */
export function StepBox({ plot, active, step, isMirrored, ...words }: StepBoxProps) {
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

type ChartTooltipProps = {
  step: Analytics['series'][number] | null | undefined
  timeframe: Analytics['timeframe']
  nameOf: (at: string) => { long: string }
  hasColumns: boolean
}

/** The values at one point of the chart; heard as well, since it comes by keyboard too. */
export function ChartTooltip({ step, timeframe, nameOf, hasColumns }: ChartTooltipProps) {
  const { t, locale } = useText()
  const { chart } = t.analytics
  if (!step) return null
  const lines = [
    { name: 'views', label: chart.views, value: step.pageViews },
    { name: 'sessions', label: chart.sessions, value: step.sessions },
    { name: 'previous', label: chart.previousShort[timeframe], value: step.previousSessions },
  ] as const
  return (
    <div
      className="rounded-sm bg-raised px-2.5 py-2 text-xs leading-4.5 whitespace-nowrap text-ink [box-shadow:var(--shadow-2),var(--shadow-edge)]"
      dir={directionOfLocale(locale)}
      role="status"
    >
      <strong className="font-semibold">{nameOf(step.at).long}</strong>
      <dl>
        {lines.map(({ name, label, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="flex items-center gap-1.5">
              <LineMark line={name} isColumn={hasColumns} size="sm" />
              {label}
            </dt>
            <dd>
              <bdi dir="ltr">{formatNumber(value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const mark = tv({
  variants: {
    line: { views: 'bg-info', sessions: 'bg-ink', previous: 'border-dashed border-ink-3' },
    isColumn: { true: 'h-2.5 w-2.5 rounded-[2px]', false: '' },
    size: { sm: '', md: '' },
  },
  compoundVariants: [
    { isColumn: false, size: 'sm', class: 'w-2.5' },
    { isColumn: false, size: 'md', class: 'w-3.5' },
    { isColumn: false, line: ['views', 'sessions'], class: 'h-0.75 rounded-[2px]' },
    { isColumn: false, line: 'previous', class: 'h-0 border-0 border-t-2' },
    { isColumn: true, line: 'previous', class: 'border' },
  ],
})

type LineMarkProps = { line: keyof typeof mark.variants.line; isColumn: boolean; size: 'sm' | 'md' }

/** A piece of one of the chart's lines, or of one of its columns, beside its name. */
export function LineMark(look: LineMarkProps) {
  return <i className={mark(look)} />
}
