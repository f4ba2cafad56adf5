import { input } from '@cyberluach/design/components/Input'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Checkbox as SharedCheckbox } from '@cyberluach/design/components/Checkbox'
import { tv } from 'tailwind-variants/lite'

export type SelectOptions = readonly (readonly [value: string, words: string])[]

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & { options: SelectOptions }

/** The browser’s own list of choices, with an arrow of ours, as the site’s. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select className={input({ kind: 'choice', size: 'sm', ground: 'raised' })} {...rest}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-ink-3"
        size={16}
        strokeWidth={1.75}
        aria-hidden
      />
    </span>
  )
}

/** 44 px to hit, 18 to see. */
export function Checkbox(props: ComponentProps<typeof SharedCheckbox>) {
  return <SharedCheckbox size="sm" className="after:absolute after:-inset-3.25" {...props} />
}

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
