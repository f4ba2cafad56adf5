import type { ReactNode } from 'react'

/** Something went wrong, said where it did. */
export function Alert({ role, children }: { role: 'alert' | 'status'; children: ReactNode }) {
  return (
    <div
      className="flex flex-wrap items-center gap-2.5 rounded-md bg-danger-soft px-3 py-2 text-on-danger-soft"
      role={role}
    >
      {children}
    </div>
  )
}
