import { tv } from 'tailwind-variants/lite'
import type { ComponentProps } from 'react'

const card = tv({ base: 'min-w-0 rounded-md border border-line bg-surface' })

type Props = ComponentProps<'div'> & { as?: 'article' | 'div' }

/** A ground with an edge, on which something lies. */
export function Card({ as = 'div', className, ...rest }: Props) {
  const Element = as as 'div'
  return <Element className={card({ className })} {...rest} />
}
