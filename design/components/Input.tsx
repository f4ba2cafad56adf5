import { tv, type VariantProps } from 'tailwind-variants/lite'
import type { ComponentProps } from 'react'

/** A label, the control below it, and what is to be said of it: a hint, and what is wrong. The small one is the panel's. */
export const field = tv({
  slots: {
    frame: 'grid grid-cols-1 content-start gap-1.5',
    label: 'font-medium text-ink-2',
    hint: 'font-normal text-ink-3',
    error: 'text-on-danger-soft',
  },
  variants: {
    size: {
      sm: { hint: 'text-(length:--text-xs)', error: 'wrap-anywhere' },
      md: {
        label: 'text-sm',
        hint: 'text-sm',
        error: 'flex items-start gap-1.5 text-sm font-medium [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
      },
    },
  },
  defaultVariants: { size: 'md' },
})

/** A box to write or choose in; the small one is the panel's. */
export const input = tv({
  base: [
    'w-full border border-line-control transition-colors placeholder:text-ink-3',
    'hover:border-ink-3 focus-visible:border-focus focus-visible:-outline-offset-1',
    'aria-invalid:inset-ring aria-invalid:inset-ring-danger not-focus-visible:aria-invalid:border-danger',
    // Below 16 px, iOS zooms into a field that takes focus.
    'max-md:text-(length:--text-md)',
  ],
  variants: {
    kind: {
      line: '',
      area: 'block resize-y',
      /** Leaves room for the arrow at its end. */
      choice: 'pe-10',
      /** Around a field, and what stands beside it in the same box. */
      group: [
        'flex items-center gap-1.5 text-ink-3 focus-within:border-focus focus-within:outline-2',
        'focus-within:-outline-offset-1 focus-within:outline-focus',
        'has-aria-invalid:border-danger has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger',
      ],
      /** Leaves room for an icon at its start, and for what empties it at its end. */
      search: 'ps-10 pe-11 text-ellipsis [unicode-bidi:plaintext] [&::-webkit-search-cancel-button]:hidden',
    },
    size: {
      sm: 'rounded-sm text-sm',
      md: 'appearance-none rounded-md text-base [&[dir=ltr]]:text-match-parent',
    },
    ground: { bg: 'bg-bg', surface: 'bg-surface', raised: 'bg-raised' },
  },
  compoundVariants: [
    { kind: ['line', 'group'], size: 'sm', class: 'h-9 px-2.5 max-md:h-control' },
    { kind: 'choice', size: 'sm', class: 'h-9 appearance-none ps-2.5 pe-8 text-ellipsis max-md:h-control' },
    { kind: 'area', size: 'sm', class: 'min-h-19 px-2.5 py-2' },
    { kind: ['line', 'choice', 'search'], size: 'md', class: 'min-h-control' },
    { kind: 'line', size: 'md', class: 'px-3' },
    { kind: 'choice', size: 'md', class: 'ps-3' },
    { kind: 'area', size: 'md', class: 'min-h-24 px-3 py-2.5' },
  ],
  defaultVariants: { kind: 'line', size: 'md', ground: 'bg' },
})

export type InputLook = VariantProps<typeof input>

type Look = Pick<InputLook, 'size' | 'ground'>

/** A field of one line. */
export function Input({
  kind,
  size,
  ground,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'size'> & Look & { kind?: 'line' | 'search' }) {
  return <input className={input({ kind, size, ground, className })} {...rest} />
}

/** A field of several lines. */
export function TextBox({ size, ground, className, ...rest }: ComponentProps<'textarea'> & Look) {
  return <textarea className={input({ kind: 'area', size, ground, className })} {...rest} />
}
