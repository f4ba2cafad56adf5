import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

const note = tv({ base: 'text-ink-3', variants: { isWideOnly: { true: 'max-md:hidden' } } })

type Props = {
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
export function SectionHead({ title, titleId, text, isTextWideOnly, children }: Props) {
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
