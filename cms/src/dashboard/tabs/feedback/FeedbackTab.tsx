'use client'

import { Archive } from 'lucide-react'

import type { QueueDefinition } from '../queue/definition.ts'
import { QueueTab } from '../queue/QueueTab.tsx'
import { FeedbackCells } from './FeedbackCells.tsx'
import { FeedbackDetail } from './FeedbackDetail.tsx'
import { FeedbackFigures } from './FeedbackFigures.tsx'
import { responseOf } from './response.ts'
import { feedbackWords } from './words.ts'

const definition: QueueDefinition = {
  kind: 'feedback',
  order: 'inbox',
  words: feedbackWords,
  columns: [
    { name: 'rating', label: (t) => t.queues.feedback.columns.rating },
    { name: 'text', label: (t) => t.queues.feedback.columns.feedback },
    { name: 'sender', label: (t) => t.queues.feedback.columns.from },
    { name: 'sent', label: (t) => t.queues.feedback.columns.received },
  ],
  Cells: FeedbackCells,
  Detail: FeedbackDetail,
  RejectIcon: Archive,
  nameOf: (submission, { t, say }) => {
    const { named, unnamed } = t.queues.feedback
    const n = responseOf(submission).overall ?? '–'
    const name = submission.organizerName
    return name ? say(named, { n, name }) : say(unnamed, { n })
  },
  isSelectable: true,
  asksForNote: false,
  exportName: 'GET /api/sys/mgmt/feedback.csv',
}

/** What visitors think of the site: their ratings together, then one by one to read, mark, archive, export. */
export function FeedbackTab() {
  return (
    <QueueTab definition={definition}>
      <FeedbackFigures />
    </QueueTab>
  )
}
