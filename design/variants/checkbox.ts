import { tv, type VariantProps } from 'tailwind-variants/lite'

/** A box to tick, drawn in our colours, and the ticks that lie on it: for what holds, and for what holds in part. */
export const checkbox = tv({
  slots: {
    // The colour of the ticks is said here: forced colours reach a drawing only by what is around it.
    frame: 'relative flex flex-none text-on-action has-disabled:text-ink-disabled',
    box: [
      'peer cursor-pointer appearance-none border border-line-control bg-raised',
      'checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action',
      'disabled:border-line disabled:bg-sunken',
    ],
    tick: 'pointer-events-none absolute inset-0 m-auto hidden',
    whole: 'peer-checked:block peer-indeterminate:hidden',
    part: 'peer-indeterminate:block',
  },
  variants: {
    size: {
      sm: { box: 'size-4.5 rounded-xs', tick: 'size-3.5' },
      md: { box: 'size-5.5 rounded-sm', tick: 'size-4' },
    },
  },
  defaultVariants: { size: 'md' },
})

export type CheckboxLook = VariantProps<typeof checkbox>
