import type { ComponentProps, ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'
import { Card as SharedCard } from '@cyberluach/design/components/Card'

type Props = ComponentProps<'section'> & { as?: 'section' | 'div' }

/** The parts of a tab, one below the other. */
export function Stack({ as = 'section', className = '', ...rest }: Props) {
  const Element = as as 'section'
  return <Element className={`flex flex-col gap-3 md:gap-4 ${className}`} {...rest} />
}

const note = tv({ base: 'text-ink-3', variants: { isWideOnly: { true: 'max-md:hidden' } } })

type SectionHeadProps = {
  title: string
  titleId?: string
  /** What is to be said of all that follows. */
  text?: ReactNode
  /** Phones have no room for the text. */
  isTextWideOnly?: boolean
  /** What stands at the end of the line. */
  children?: ReactNode
}

/** The head of a section: its title, a few words, and what can be done. */
export function SectionHead({ title, titleId, text, isTextWideOnly, children }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
      <h2 className="text-xl font-bold" id={titleId}>
        {title}
      </h2>
      {text && <p className={note({ isWideOnly: isTextWideOnly })}>{text}</p>}
      <span className="flex-1" />
      {children}
    </div>
  )
}

/** A ground with an edge, on which something lies. */
export function Card(props: ComponentProps<typeof SharedCard>) {
  return <SharedCard size="sm" {...props} />
}

/** Three cards side by side, on a phone one above the other. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 has-[details]:items-start has-[details]:gap-2 md:grid-cols-3 md:gap-4 md:has-[details]:gap-4">
      {children}
    </div>
  )
}

type PhoneBarProps = {
  label: string
  /** How much is left to decide. */
  left?: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** On a phone, what can be decided about an open row: in reach wherever in it somebody reads. Stands last in the row. */
export function PhoneBar({ label, left, children }: PhoneBarProps) {
  return (
    <div
      className="sticky bottom-0 z-sticky -mx-3 mt-3 -mb-3.5 flex items-center gap-2 border-t border-line-strong bg-surface px-3 pt-2 pb-[max(--spacing(2),env(safe-area-inset-bottom))] md:hidden *:[button]:min-h-control *:[button]:flex-1"
      role="group"
      aria-label={label}
      data-part="decision-bar"
    >
      {left && (
        <span className="max-w-28 text-(length:--text-xs) leading-4 text-ink-2" role="status">
          {left}
        </span>
      )}
      {children}
    </div>
  )
}

/** The ground of a list; there is none where no list came and why is said above it. */
export function ListCard(props: Omit<ComponentProps<typeof Card>, 'className'>) {
  return <Card {...props} className="overflow-clip empty:hidden" />
}
