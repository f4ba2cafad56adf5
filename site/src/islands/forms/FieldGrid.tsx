import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

/** Fields in two columns, or below one another where there is no room. */
export const fieldGrid = tv({ base: 'grid min-w-0 grid-cols-1 content-start gap-4 md:grid-cols-2' })

/** Fields that belong together, across the whole group of fields that they stand in. */
export function FieldGrid({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={fieldGrid({ className: ['col-span-full', className] })}>{children}</div>
}
