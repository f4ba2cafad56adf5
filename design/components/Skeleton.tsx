import { tv } from 'tailwind-variants/lite'
import type { ComponentProps } from 'react'

/** Stands for what is on its way, as large as it will be. */
export const skeleton = tv({ base: 'block animate-skeleton bg-skeleton-b motion-reduce:animate-none' })

export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={skeleton({ className })} {...rest} />
}
