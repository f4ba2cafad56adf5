import type { ReactNode } from 'react'

/** A label and its value; nothing at all where there is no value. */
export function Fact({ label, full = false, inline = false, children }: FactProps) {
  if (children === null || children === '' || children === undefined) return null
  return (
    <div className={full ? 'full' : undefined}>
      <dt>{label}</dt>
      <dd className={inline ? 'in-line' : undefined}>{children}</dd>
    </div>
  )
}

type FactProps = { label: string; full?: boolean; inline?: boolean; children: ReactNode }
