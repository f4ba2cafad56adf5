import { input } from '@cyberluach/design/components/Input'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The browser’s own list of choices, with an arrow of ours, as the site’s. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className="relative block">
      <select className={input({ kind: 'choice', size: 'sm', ground: 'raised' })} {...props} />
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-ink-3"
        size={16}
        strokeWidth={1.75}
        aria-hidden
      />
    </span>
  )
}
