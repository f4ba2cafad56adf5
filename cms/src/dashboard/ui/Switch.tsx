import type { ComponentProps, ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

const track = tv({
  base: [
    'relative h-6 w-10 flex-none cursor-pointer appearance-none rounded-lg border border-line-control bg-sunken',
    'checked:border-action checked:bg-action',
    'after:absolute after:inset-y-0.5 after:start-0.5 after:w-4.5 after:rounded-full after:bg-ink-3',
    'after:transition-[inset-inline-start] after:duration-color after:ease-out',
    'checked:after:start-4.5 checked:after:bg-on-action',
    'forced-colors:after:bg-[ButtonText] forced-colors:checked:after:bg-[Highlight]',
  ],
})

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { children: ReactNode }

/** Something that is on or off, and what that means beside it. */
export function Switch({ children, ...rest }: Props) {
  return (
    <label className="inline-flex min-h-control cursor-pointer items-center gap-2.5 text-ink-2">
      <input className={track()} type="checkbox" {...rest} />
      {children}
    </label>
  )
}
