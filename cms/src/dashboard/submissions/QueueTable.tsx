'use client'

import { useText } from '../text/TextContext.tsx'
import { QueueColumns } from './QueueColumns.tsx'
import { QueueRow } from './QueueRow.tsx'
import type { RejectRequest } from './RejectPopover.tsx'
import type { Submission } from './submission.ts'
import type { Decision, RunningDecisions } from './use-moderation.ts'
import type { useQueue } from './use-queue.ts'
import { asTable } from './table-roles.ts'

type Props = {
  queue: ReturnType<typeof useQueue>
  running: RunningDecisions
  decide: (submission: Submission, decision: Decision) => Promise<boolean>
  askToDelete: (submission: Submission) => void
  askToReject: (request: RejectRequest) => void
}

/** The rows in the order of their places. An open one that was deleted elsewhere shows what was last known of it. */
export function QueueTable({ queue, running, decide, askToDelete, askToReject }: Props) {
  const { t } = useText()
  return (
    <table {...asTable} aria-label={t.submissions.caption}>
      <QueueColumns />
      {queue.places.map(({ id }) => {
        const submission = queue.records.get(id)
        return (
          submission && (
            <QueueRow
              key={id}
              submission={submission}
              isGone={queue.goneId === id}
              isOpen={queue.openId === id}
              search={queue.filter.text}
              note={queue.notes[id] ?? t.decision.reasons.criteria}
              running={running[id]}
              toggle={queue.toggle}
              setNote={queue.setNote}
              decide={decide}
              askToDelete={askToDelete}
              askToReject={askToReject}
            />
          )
        )
      })}
    </table>
  )
}
