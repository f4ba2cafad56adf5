import type { ComponentProps } from 'react'
import { badge, type BadgeLook } from '../variants/badge.ts'

type Props = ComponentProps<'span'> & BadgeLook

export function Badge({ kind, size, className, ...rest }: Props) {
  return <span className={badge({ kind, size, className })} {...rest} />
}
