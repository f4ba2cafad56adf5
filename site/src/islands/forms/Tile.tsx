import { Checkbox } from '@cyberluach/design/components/Checkbox'
import type { ComponentProps, ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const tile = tv({
  base: [
    'relative min-h-control cursor-pointer items-center rounded-md border border-line-control hover:bg-hover',
    'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    'in-aria-invalid:border-danger',
  ],
  variants: {
    kind: {
      /** In the colours of its type of event. */
      type: [
        'flex justify-center gap-2 px-1 text-center has-checked:border-(--type) has-checked:bg-(--type-soft)',
        'has-checked:font-semibold has-checked:text-(--on-type-soft) has-checked:inset-ring',
        'has-checked:inset-ring-(--type)',
      ],
      figure: [
        'grid w-control justify-items-center lining-nums tabular-nums',
        'has-checked:border-action has-checked:bg-action has-checked:font-bold has-checked:text-on-action',
      ],
      /** Its box is seen. */
      ticked: 'flex gap-2 px-3 has-checked:border-action has-checked:font-semibold',
    },
  },
  compoundVariants: [
    {
      kind: ['type', 'figure'],
      class: 'forced-colors:has-checked:highlighted',
    },
  ],
})

type Props = Required<VariantProps<typeof tile>> & {
  className?: string
  /** The colours of a type of event. */
  'data-type'?: string
  control: Omit<ComponentProps<'input'>, 'size'>
  children: ReactNode
}

/** A choice to press; the control itself is in it, for the keyboard and for readers. */
export function Tile({ kind, className, control, children, ...rest }: Props) {
  return (
    <label className={tile({ kind, className })} {...rest}>
      {kind === 'ticked' ? (
        <Checkbox {...control} size="sm" className="outline-none" />
      ) : (
        <input {...control} className="sr-only" />
      )}
      {children}
    </label>
  )
}
