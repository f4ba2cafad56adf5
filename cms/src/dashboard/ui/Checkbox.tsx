import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'>

/** Drawn in the colours of the dashboard: the browser's own is a grey square on dark. 44 px to hit, 18 to see. */
export function Checkbox(props: Props) {
  const look = { size: 14, strokeWidth: 2.5, 'aria-hidden': true } as const
  return (
    <span className="grid flex-none place-items-center text-on-action *:col-start-1 *:row-start-1">
      <input
        {...props}
        className="peer relative m-0 size-4.5 cursor-pointer appearance-none rounded-xs border border-line-control bg-raised after:absolute after:-inset-3.25 checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action disabled:border-line disabled:bg-sunken"
        type="checkbox"
      />
      <Check
        {...look}
        className="pointer-events-none relative hidden peer-checked:block peer-indeterminate:hidden"
      />
      <Minus {...look} className="pointer-events-none relative hidden peer-indeterminate:block" />
    </span>
  )
}
