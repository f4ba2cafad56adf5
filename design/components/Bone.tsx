import type { ComponentProps } from 'react'
import { bone } from '../variants/bone.ts'

export function Bone({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={bone({ className })} {...rest} />
}
