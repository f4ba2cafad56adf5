'use client'

import { useMemo, useRef } from 'react'

import { useText } from '../text/TextContext.tsx'
import { QueueColumns } from './QueueColumns.tsx'
import { QueueRow } from './QueueRow.tsx'
import type { RejectRequest } from './RejectPopover.tsx'
import type { Submission } from './submission.ts'
import type { Decision, RunningDecisions } from './use-moderation.ts'
import type { useQueue } from './use-queue.ts'

type Props = {
  queue: ReturnType<typeof useQueue>
  submissions: readonly Submission[]
  running: RunningDecisions
  decide: (submission: Submission, decision: Decision) => Promise<boolean>
  askToDelete: (submission: Submission) => void
  askToReject: (request: RejectRequest) => void
}

/** The rows in the order of their places. An open one that was deleted elsewhere shows what was last known of it. */
export function QueueTable({ queue, submissions, running, decide, askToDelete, askToReject }: Props) {
  const { t } = useText()
  const known = useRef(new Map<string, Submission>())
  const current = useMemo(
    () => new Map(submissions.map((submission) => [submission.id, submission])),
    [submissions],
  )
  for (const [id, submission] of current) known.current.set(id, submission)

  return (
    <table role="table" aria-label={t.submissions.caption}>
      <QueueColumns />
      {queue.places.map(({ id }) => {
        const submission = known.current.get(id)
        return (
          submission && (
            <QueueRow
              key={id}
              submission={submission}
              isGone={!current.has(id)}
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
