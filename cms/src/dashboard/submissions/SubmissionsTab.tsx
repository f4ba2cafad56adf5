'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { useText } from '../text/TextContext.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { FailureLine } from './FailureLine.tsx'
import { NewcomersButton } from './NewcomersButton.tsx'
import { countByStatus } from './queue.ts'
import { QueueHead } from './QueueHead.tsx'
import { QueueSkeleton } from './QueueSkeleton.tsx'
import { QueueTable } from './QueueTable.tsx'
import { QueueTools } from './QueueTools.tsx'
import { EmptyQueue, NoMatch } from './QueueEmpty.tsx'
import { RejectPopover, type RejectRequest } from './RejectPopover.tsx'
import type { Submission } from './submission.ts'
import { typeNameIn } from './type-name.ts'
import { useModeration } from './use-moderation.ts'
import { useQueue } from './use-queue.ts'
import type { Liveness, SubmissionList } from './use-submission-polling.ts'

type Props = { list: SubmissionList | undefined; liveness: Liveness; refreshes: number }

/** Everything about submitted events: find, read, approve, reject, delete. */
export function SubmissionsTab({ list, liveness, refreshes }: Props) {
  const { t } = useText()
  const container = useRef<HTMLDivElement>(null)
  const typeName = useMemo(() => typeNameIn(t), [t])
  const submissions = list?.submissions
  const queue = useQueue(submissions, typeName, container)
  const { running, decide } = useModeration(queue.forget)
  const [deleting, setDeleting] = useState<Submission | null>(null)
  const [rejecting, setRejecting] = useState<RejectRequest | null>(null)
  const counts = useMemo(() => countByStatus(submissions ?? []), [submissions])
  const { reveal, setFilter } = queue

  useEffect(() => {
    if (refreshes > 0) reveal()
  }, [refreshes, reveal])

  const clearFilter = useCallback(() => setFilter({ status: 'all', text: '' }), [setFilter])

  return (
    <section className="stack">
      <QueueHead submissions={submissions} liveness={liveness} />
      {liveness.state === 'lost' && <FailureLine updatedAt={liveness.updatedAt} />}
      <QueueTools
        filter={queue.filter}
        setFilter={setFilter}
        counts={submissions && counts}
        shown={queue.places.length}
        total={list?.total ?? 0}
      />
      <NewcomersButton count={queue.waiting} reveal={reveal} />
      <div ref={container} className="sheet queue">
        {!submissions ? (
          liveness.state !== 'lost' && <QueueSkeleton />
        ) : submissions.length === 0 && queue.places.length === 0 ? (
          <EmptyQueue />
        ) : queue.places.length === 0 ? (
          <NoMatch clear={clearFilter} />
        ) : (
          <QueueTable
            queue={queue}
            running={running}
            decide={decide}
            askToDelete={setDeleting}
            askToReject={setRejecting}
          />
        )}
      </div>
      <RejectPopover
        request={rejecting}
        notes={queue.notes}
        setNote={queue.setNote}
        decide={decide}
        close={() => setRejecting(null)}
      />
      <DeleteDialog
        submission={deleting}
        isRunning={deleting !== null && running[deleting.id] === 'delete'}
        decide={decide}
        close={() => setDeleting(null)}
      />
    </section>
  )
}
