import type { ComponentProps } from 'react'
import { card, type CardLook } from '../variants/card.ts'

type Props = ComponentProps<'div'> & CardLook & { as?: 'article' | 'div' | 'section' }

export function Card({ as = 'div', kind, size, isLink, className, ...rest }: Props) {
  const Element = as as 'div'
  return <Element className={card({ kind, size, isLink, className })} {...rest} />
}
