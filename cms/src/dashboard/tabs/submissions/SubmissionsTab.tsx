'use client'

import { X } from 'lucide-react'

import type { IconProps, QueueDefinition } from '../queue/definition.ts'
import { QueueTab } from '../queue/QueueTab.tsx'
import { lastEdited, readyToApprove } from './edit/unsaved-edits.ts'
import { EventRequests } from './EventRequests.tsx'
import { SampleEvents } from './SampleEvents.tsx'
import { SubmissionCells } from './SubmissionCells.tsx'
import { SubmissionDetail } from './SubmissionDetail.tsx'
import { submissionWords } from './words.ts'

const definition: QueueDefinition = {
  kind: 'event',
  order: 'queue',
  words: submissionWords,
  columns: [
    { name: 'name', label: (t) => t.submissions.columns.event },
    { name: 'date', label: (t) => t.submissions.columns.date },
    { name: 'sender', label: (t) => t.submissions.columns.organizer },
    { name: 'sent', label: (t) => t.submissions.columns.sent },
  ],
  Cells: SubmissionCells,
  Detail: SubmissionDetail,
  RejectIcon: (props: IconProps) => <X {...props} className="text-danger" />,
  nameOf: ({ title }) => title,
  isSelectable: true,
  asksForNote: true,
  readyToApprove,
  firstOpen: lastEdited,
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
