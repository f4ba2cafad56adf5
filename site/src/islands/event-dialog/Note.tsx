import type { ComponentProps } from 'react'

/** A quiet line of an event. */
export function Note({ className = 'mt-4.5', ...rest }: ComponentProps<'p'>) {
  return <p className={`text-sm text-ink-3 ${className}`} {...rest} />
}
