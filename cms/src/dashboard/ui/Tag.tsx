import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const tag = tv({
  base: [
    'inline-flex h-5 max-w-full items-center gap-1 rounded-xs px-1.75 text-xs leading-none font-medium whitespace-nowrap',
    '[&>bdi]:overflow-hidden [&>bdi]:leading-5 [&>bdi]:text-ellipsis',
  ],
  variants: {
    kind: {
      plain: 'bg-hover text-ink-2',
      warning: 'bg-warning-soft text-on-warning-soft',
      outlined: 'text-ink-2 inset-ring inset-ring-line-strong',
    },
  },
  defaultVariants: { kind: 'plain' },
})

type Props = VariantProps<typeof tag> & {
  as?: 'span' | 'li'
  lang?: string
  dir?: 'ltr'
  children: ReactNode
}

export function Tag({ kind, as: Part = 'span', ...rest }: Props) {
  return <Part className={tag({ kind })} {...rest} />
}
