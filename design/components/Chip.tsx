import { tv, type VariantProps } from 'tailwind-variants/lite'
import type { ComponentProps } from 'react'

/** A few words to press: a ready-made choice, or one that was made and can be taken away. The small one is the panel's. */
export const chip = tv({
  base: [
    'relative flex items-center rounded-full border border-line-strong bg-raised hover:border-line-control',
    'after:absolute after:inset-x-0 hover:bg-hover chosen:border-line-control chosen:bg-active',
    'forced-colors:chosen:highlighted forced-colors:chosen:*:text-[HighlightText]',
  ],
  variants: {
    size: {
      sm: 'h-7 px-2.5 text-xs font-medium after:-inset-y-1',
      md: 'h-9 gap-1.5 ps-3 pe-2 text-sm after:-inset-y-1.25',
    },
  },
  defaultVariants: { size: 'md' },
})

export type ChipLook = VariantProps<typeof chip>

type ChipProps = ComponentProps<'button'> & ChipLook
type LinkProps = ComponentProps<'a'> & ChipLook

/** Sends no form. */
export function Chip({ size, className, ...rest }: ChipProps) {
  return <button type="button" className={chip({ size, className })} {...rest} />
}

/** A link that looks like a chip. */
export function ChipLink({ size, className, children, ...rest }: LinkProps) {
  return (
    <a className={chip({ size, className })} {...rest}>
      {children}
    </a>
  )
}
