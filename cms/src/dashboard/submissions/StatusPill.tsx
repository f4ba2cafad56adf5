'use client'

import { useText } from '../text/TextContext.tsx'

/** The status in the product's words; one that nobody knows as it is. */
export function StatusPill({ status }: { status: string }) {
  const { t } = useText()
  const names: Record<string, string> = t.submissions.statuses
  return (
    <span className="status-pill" data-status={status}>
      {names[status] ?? status}
    </span>
  )
}
