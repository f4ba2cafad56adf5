import type { ComponentProps } from 'react'

type Props = ComponentProps<'section'> & { as?: 'section' | 'div' }

/** The parts of a tab, one below the other. */
export function Stack({ as = 'section', className = '', ...rest }: Props) {
  const Element = as as 'section'
  return <Element className={`flex flex-col gap-3 md:gap-4 ${className}`} {...rest} />
}
