import { tv, type VariantProps } from 'tailwind-variants/lite'
import type { ComponentProps } from 'react'

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

type Props = ComponentProps<'span'> & BadgeLook

export function Badge({ kind, size, className, ...rest }: Props) {
  return <span className={badge({ kind, size, className })} {...rest} />
}
