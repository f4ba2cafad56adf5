'use client'

import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { useText } from '../../text/TextContext.tsx'

type Props = {
  id: string
  isOpen: boolean
  toggle: (id: string) => void
  /** A tooltip: what the row is called, where there is no room for all of it. */
  title?: string
  first: ReactNode
  second?: ReactNode
}

/** The name of a row: opens and closes it. */
export function Opener({ id, isOpen, toggle, title, first, second }: Props) {
  const { locale } = useText()
  const Closed = locale === 'he' ? ChevronLeft : ChevronRight
  const Chevron = isOpen ? ChevronDown : Closed
  return (
    <button
      type="button"
      className="opener"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `detail-${id}` : undefined}
      onClick={() => toggle(id)}
    >
      <Chevron size={16} strokeWidth={1.75} aria-hidden />
      <span className="event-name">
        <span className="first" title={title}>
          {first}
        </span>
        {second && <span className="second">{second}</span>}
      </span>
    </button>
  )
}
