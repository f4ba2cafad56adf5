import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const box = tv({
  base: 'grid flex-none place-items-center rounded-md bg-hover text-ink-2',
  variants: { size: { sm: 'size-8', md: 'size-10' } },
  defaultVariants: { size: 'sm' },
})

/** A square with an icon in it. */
export function IconBox({ size, children }: VariantProps<typeof box> & { children: ReactNode }) {
  return <span className={box({ size })}>{children}</span>
}
