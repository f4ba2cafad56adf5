import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const iconButton = tv({
  base: [
    'relative inline-grid flex-none cursor-pointer place-items-center rounded-[4px] border-0 bg-transparent p-0 text-ink-3',
    'after:absolute',
  ],
  variants: {
    size: { sm: 'size-6.5 after:-inset-2.25', md: 'size-7 after:-inset-2' },
  },
})

type Props = Required<VariantProps<typeof iconButton>> & {
  label: string
  title?: string
  onClick: () => void
  children: ReactNode
}

/** A small icon beside a text, with 44 px to hit. */
export function IconButton({ size, label, ...rest }: Props) {
  return <button type="button" className={iconButton({ size })} aria-label={label} {...rest} />
}
