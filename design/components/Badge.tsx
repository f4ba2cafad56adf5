import { tv, type VariantProps } from 'tailwind-variants/lite'
import type { ComponentProps } from 'react'
import { strokesOf } from '../theme/marks.ts'

/** A word or two about the thing that it stands with, on the ground of its type or of its status. */
export const badge = tv({
  base: 'inline-flex max-w-full items-center rounded-sm text-xs leading-[1.25] [print-color-adjust:exact]',
  variants: {
    kind: {
      type: 'bg-(--type-soft) font-semibold text-(--on-type-soft) [&>.mark]:size-2.25',
      /** Of what is over. */
      faded: 'bg-sunken font-semibold text-ink-2 [&>.mark]:size-2.25 [&>.mark]:opacity-60',
      status: 'bg-(--status-soft) font-semibold text-(--on-status-soft) [&>.icon]:size-3.5',
      plain: 'bg-hover font-medium text-ink-2',
      warning: 'bg-warning-soft font-medium text-on-warning-soft',
      outlined:
        'font-medium text-ink-2 inset-ring inset-ring-line-strong forced-colors:outline forced-colors:-outline-offset-1',
    },
    /** The small one is the panel's. It takes a second line only where it is alone on its own. */
    size: { sm: 'min-h-5 shrink-0 gap-1 px-1.5 py-0.5 wrap-anywhere', md: 'min-h-6 gap-1.5 ps-2 pe-2.25' },
  },
  defaultVariants: { kind: 'type', size: 'md' },
})

export type BadgeLook = VariantProps<typeof badge>

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

/** A list of topics, each an `<li>`. */
export const tags = tv({
  base: 'flex flex-wrap gap-1.5 *:rounded-full *:bg-hover *:px-2.5 *:text-sm *:leading-6.5 *:text-ink-2',
})

type Props = ComponentProps<'span'> & BadgeLook

export function Badge({ kind, size, className, ...rest }: Props) {
  return <span className={badge({ kind, size, className })} {...rest} />
}

/** Topics in a row, each an `<li>`. */
export function Tags({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={tags({ className })} {...rest} />
}

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
