import type { ReactNode } from 'react'

/** Three cards side by side, on a phone one above the other. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 has-[details]:items-start has-[details]:gap-2 md:grid-cols-3 md:gap-4 md:has-[details]:gap-4">
      {children}
    </div>
  )
}
