import type { Decision } from '../queue/decision.ts'
import type { QueueWords } from '../queue/queue-words.ts'
import type { Texts } from '../../text/texts.ts'

/** What the queue of event submissions says. */
export function submissionWords(t: Texts): QueueWords {
  const { submissions, decision, deletion } = t
  const { events } = t.queues
  return {
    title: submissions.title,
    caption: submissions.caption,
    pending: submissions.pending,
    nonePending: submissions.nonePending,
    overdue: submissions.overTarget,
    searchPlaceholder: submissions.searchPlaceholder,
    filters: {
      all: submissions.all,
      pending: submissions.pendingOnly,
      approved: submissions.approvedOnly,
      rejected: submissions.rejectedOnly,
    },
    statuses: submissions.statuses,
    newcomers: submissions.newcomers,
    emptyTitle: submissions.emptyTitle,
    emptyText: submissions.emptyText,
    noMatchTitle: submissions.noMatchTitle,
    loading: submissions.loading,
    failed: submissions.failed,
    approve: decision.approve,
    approveOne: decision.approveOne,
    reject: decision.reject,
    rejectOne: decision.rejectOne,
    note: decision.reasons.criteria,
    done: (made) => doneWords(t, made),
    bulk: {
      working: {
        approve: events.bulk.approving,
        reject: events.bulk.rejecting,
        delete: events.bulk.deleting,
      },
      done: { approve: events.bulk.approved, reject: events.bulk.rejected, delete: events.bulk.deleted },
      partly: t.queues.partly,
    },
    deletion: { title: deletion.title, titleOfMany: events.deleteMany, hint: deletion.hint },
    exported: { rows: events.exportedRows },
    nothingToExport: { kind: 'failed', title: events.nothingToExport, text: events.nothingToExportText },
  }
}

/** A ready-made reason is said as it is: it may have been chosen by a key. */
function doneWords({ toasts, decision: words }: Texts, decision: Decision) {
  if (decision.kind === 'approve') return { title: toasts.approved, text: toasts.approvedText }
  if (decision.kind === 'delete') return { title: toasts.deleted }
  const isReason = Object.values(words.reasons).some((reason) => reason === decision.notes.trim())
  const text = isReason ? toasts.rejectedWith : toasts.rejectedText
  return { title: toasts.rejected, ...(decision.notes.trim() && { text }) }
}
