import { tv } from 'tailwind-variants/lite'
import type { ComponentProps } from 'react'

/** A list of topics, each an `<li>`. */
export const tags = tv({
  base: 'flex flex-wrap gap-1.5 *:rounded-full *:bg-hover *:px-2.5 *:text-sm *:leading-6.5 *:text-ink-2',
})

/** Topics in a row, each an `<li>`. */
export function Tags({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={tags({ className })} {...rest} />
}
