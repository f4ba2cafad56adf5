import type { ComponentProps, ReactNode } from 'react'
import { emptyState, type EmptyStateLook } from '../variants/empty.ts'

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
