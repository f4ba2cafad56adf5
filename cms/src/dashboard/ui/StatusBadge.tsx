import type { ReactNode } from 'react'

import { Badge } from './Badge.tsx'

/** A state in a word, in its colours; one that has none is neither good nor bad. */
export function StatusBadge({ status, children }: { status: string; children: ReactNode }) {
  return (
    <Badge kind="status" data-status={status}>
      <i className="size-1.5 shrink-0 rounded-full bg-(--status)" />
      {children}
    </Badge>
  )
}
