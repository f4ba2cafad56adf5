import { X } from 'lucide-react'
import { queueTable, type IconProps, type QueueDefinition, type QueueWords } from '../queue/definition.ts'
import { QueueTab } from '../queue/QueueTab.tsx'
import { lastEditedSubmission, readyToApprove } from './submission-form.ts'
import { EventRequests } from './EventRequests.tsx'
import { SampleEvents } from './SampleEvents.tsx'
import { SubmissionCells } from './SubmissionCells.tsx'
import { SubmissionDetail } from './SubmissionDetail.tsx'
import type { Decision } from '../queue/decision.ts'
import type { Texts } from '../../ui/text.tsx'

const definition: QueueDefinition = {
  kind: 'event',
  order: 'queue',
  words: submissionWords,
  table: queueTable(true, [
    { name: 'name', label: (t) => t.submissions.columns.event },
    { name: 'date', label: (t) => t.submissions.columns.date },
    { name: 'sender', label: (t) => t.submissions.columns.organizer },
    { name: 'sent', label: (t) => t.submissions.columns.sent },
  ]),
  Cells: SubmissionCells,
  Detail: SubmissionDetail,
  RejectIcon: (props: IconProps) => <X {...props} className="text-danger" />,
  nameOf: ({ title }) => title,
  asksForNote: true,
  readyToApprove,
  firstOpen: lastEditedSubmission,
  exportName: 'GET /api/sys/mgmt/submissions.csv',
}

/** Everything about submitted events: find, read, approve, reject, delete, one or several, and export. */
export function SubmissionsTab() {
  return (
    <QueueTab definition={definition}>
      <EventRequests />
      <SampleEvents />
    </QueueTab>
  )
}

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
