import { tv } from 'tailwind-variants/lite'
import { strokesOf } from '../theme/marks.ts'
import { Badge, type BadgeLook } from './Badge.tsx'

/** A row of small strokes, each an `<i>`: those that count say so by `data-on`. */
export const ticks = tv({
  base: [
    'inline-flex gap-0.5 *:rounded-[1px] *:bg-line-strong *:forced-color-adjust-none',
    'forced-colors:*:bg-[GrayText] forced-colors:*:data-on:bg-[CanvasText]',
  ],
  variants: {
    kind: {
      days: '*:h-2.5 *:w-1 *:data-on:bg-red',
      /** Each higher than the one before. */
      steps: 'items-end *:h-1 *:w-[3px] *:data-on:bg-current *:nth-2:h-1.5 *:nth-3:h-2 *:nth-4:h-2.5',
      even: 'items-end *:h-1.75 *:w-[3px] *:data-on:bg-current',
    },
  },
})

type TicksProps = { kind: 'days' | 'steps' | 'even'; count: number; of: number }

/** So many of so many, as a row of small strokes; what it shows is said beside it. */
export function Ticks({ kind, count, of }: TicksProps) {
  return (
    <span className={ticks({ kind })} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <i key={index} data-on={index < count || undefined} />
      ))}
    </span>
  )
}

type DifficultyBadgeProps = Pick<BadgeLook, 'size'> & { level: string; label: string; title?: string }

/** For whom an event is: each level has a stroke more; a mixed one has them all, of one height. */
export function DifficultyBadge({ level, label, ...rest }: DifficultyBadgeProps) {
  return (
    <Badge kind="outlined" {...rest}>
      <Ticks kind={level === 'mixed' ? 'even' : 'steps'} count={strokesOf(level)} of={4} />
      {label}
    </Badge>
  )
}
