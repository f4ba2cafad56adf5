import { tv, type VariantProps } from 'tailwind-variants/lite'
import type { ComponentProps, ReactNode } from 'react'

/** What stands where there is nothing: a leaf or an icon, what is the matter, and a way on. */
export const emptyState = tv({
  slots: {
    box: 'grid grid-cols-1 justify-items-center text-center',
    title: 'mt-5 font-bold',
    text: 'mb-5 max-w-104 text-balance text-ink-2',
  },
  variants: {
    size: {
      page: { box: 'pt-16 pb-12', title: 'text-xl' },
      section: { box: 'pt-8', title: 'text-(length:--text-lg)' },
      panel: { box: 'px-5 pt-16 pb-12', title: 'text-(length:--text-lg)', text: 'text-base' },
    },
    hasText: { true: { title: 'mb-1' }, false: { title: 'mb-6' } },
  },
  defaultVariants: { size: 'page' },
})

export type EmptyStateLook = Pick<VariantProps<typeof emptyState>, 'size'>

type Props = Omit<ComponentProps<'div'>, 'title'> &
  EmptyStateLook & {
    /** The leaf, or what stands for it. */
    art?: ReactNode
    title: ReactNode
    titleLevel: 1 | 2 | 3 | 4
    text?: ReactNode
  }

/** Says in the middle of its room that there is nothing, and why; the ways on are what it holds. */
export function EmptyState({ size, art, title, titleLevel, text, className, children, ...rest }: Props) {
  const look = emptyState({ size, hasText: Boolean(text) })
  const Title = `h${titleLevel}` as const
  return (
    <div className={look.box({ className })} {...rest}>
      {art}
      <Title className={look.title()}>{title}</Title>
      {text && <p className={look.text()}>{text}</p>}
      {children}
    </div>
  )
}
