import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

import { useText } from '../ui/text.tsx'

const name = tv({
  base: [
    'flex items-center gap-2 text-base leading-5 max-md:flex-wrap max-md:gap-y-0.5',
    '[&>bdi]:truncate max-md:[&>bdi]:wrap-anywhere max-md:[&>bdi]:whitespace-normal',
  ],
  variants: {
    isText: { true: 'font-medium', false: 'font-semibold' },
    /** A very long name is whole once its row is open. */
    isOpen: { true: '', false: 'max-md:[&>bdi]:line-clamp-3' },
  },
})

type Props = {
  id: string
  isOpen: boolean
  toggle: (id: string) => void
  /** A tooltip: what the row is called, where there is no room for all of it. */
  title?: string
  first: ReactNode
  second?: ReactNode
  /** Not a name but a text, which is written lighter. */
  isText?: boolean
}

/** The name of a row: opens and closes it. */
export function RowToggle({ id, isOpen, toggle, title, first, second, isText = false }: Props) {
  const { locale } = useText()
  const Closed = locale === 'he' ? ChevronLeft : ChevronRight
  const Chevron = isOpen ? ChevronDown : Closed
  return (
    <button
      type="button"
      className="flex w-full min-w-0 cursor-pointer items-center gap-1 border-0 bg-transparent p-0 max-md:min-h-11 max-md:items-start"
      data-part="opener"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `detail-${id}` : undefined}
      onClick={() => toggle(id)}
    >
      <Chevron className="-ms-1.5 w-7 text-ink-3 max-md:mt-0.5" size={16} strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 flex-1" data-part="name">
        <span className={name({ isOpen, isText })} title={title}>
          {first}
        </span>
        {second && (
          <span className="flex items-center gap-2 overflow-hidden text-(length:--text-xs) leading-4.5 whitespace-nowrap text-ink-3 max-md:flex-wrap max-md:whitespace-normal md:[&>bdi]:truncate">
            {second}
          </span>
        )}
      </span>
    </button>
  )
}
