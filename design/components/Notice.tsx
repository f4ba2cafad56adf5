import { tv, type VariantProps } from 'tailwind-variants/lite'
import type { ComponentProps } from 'react'

/** What is said in place, above what it is about. The small one has its icon beside it. */
export const notice = tv({
  base: 'rounded-md',
  variants: {
    kind: {
      danger: 'bg-danger-soft text-on-danger-soft',
      success: 'bg-success-soft text-on-success-soft',
      warning: 'bg-warning-soft text-on-warning-soft',
      info: 'bg-info-soft text-on-info-soft',
    },
    size: { sm: 'flex gap-2.5 px-3 py-2 text-sm', md: 'px-4 py-3' },
  },
  defaultVariants: { size: 'md' },
})

export type NoticeLook = VariantProps<typeof notice>

type Props = ComponentProps<'div'> & NoticeLook

export function Notice({ kind, size, className, ...rest }: Props) {
  return <div className={notice({ kind, size, className })} {...rest} />
}
