import type { ReactNode } from 'react'

type Props = {
  label: string
  /** How much is left to decide. */
  left?: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** On a phone, what can be decided about an open row: in reach wherever in it somebody reads. Stands last in the row. */
export function PhoneBar({ label, left, children }: Props) {
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
