import { tv, type VariantProps } from 'tailwind-variants/lite'
import type { ComponentProps } from 'react'

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

type Props = Omit<ComponentProps<'input'>, 'size' | 'type'> & CheckboxLook

/** The control itself; its label stands around it, or is said by `aria-label`. */
export function Checkbox({ size, className, ...rest }: Props) {
  const look = checkbox({ size })
  return (
    <span className={look.frame()}>
      <input className={look.box({ className })} type="checkbox" {...rest} />
      <Tick className={look.tick({ className: look.whole() })} path="m4 10.5 4 4 8-9" />
      <Tick className={look.tick({ className: look.part() })} path="M5 10h10" />
    </span>
  )
}

function Tick({ className, path }: { className: string; path: string }) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
