import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const box = tv({
  base: 'grid flex-none place-items-center rounded-md bg-hover',
  variants: {
    tone: { plain: 'text-ink-2', good: 'text-success' },
    size: { sm: 'size-8', md: 'size-10' },
  },
  defaultVariants: { tone: 'plain', size: 'sm' },
})

/** A square with an icon in it. */
export function IconBox({ tone, size, children }: VariantProps<typeof box> & { children: ReactNode }) {
  return <span className={box({ tone, size })}>{children}</span>
}
