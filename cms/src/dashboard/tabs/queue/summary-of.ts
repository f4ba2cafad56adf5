import type { Summary } from '@cyberluach/api/summary'
import type { SubmissionKind } from '@cyberluach/core/submissions/submission'

import type { StatusFilter } from './queue.ts'

/** How many there are of a kind, by status and in all; undefined until the counts have come. */
export function summaryOf(
  kind: SubmissionKind,
  summary: Summary | undefined,
): (Record<StatusFilter, number> & { overdue: number }) | undefined {
  if (!summary) return undefined
  const { pending, approved, rejected, overdue, suspicious } = {
    event: summary.events,
    contact_message: summary.contact,
    feedback: summary.feedback,
  }[kind]
  return { all: pending + approved + rejected, pending, approved, rejected, overdue, suspicious }
}
