import type { ComponentProps } from 'react'
import { notice, type NoticeLook } from '../variants/notice.ts'

type Props = ComponentProps<'div'> & NoticeLook

export function Notice({ kind, size, className, ...rest }: Props) {
  return <div className={notice({ kind, size, className })} {...rest} />
}
