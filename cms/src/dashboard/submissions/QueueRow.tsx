'use client'

import { dayKeyOf } from '@cyberluach/core/day-key'
import { memo, type MouseEvent } from 'react'

import { Ago } from '../shared/Ago.tsx'
import { useNow } from '../shared/clock.ts'
import { LatinText, UserText } from '../shared/UserText.tsx'
import { useText } from '../text/TextContext.tsx'
import { dateCheck } from './automatic-checks.ts'
import { EventDate } from './EventDate.tsx'
import { EventName } from './EventName.tsx'
import type { RejectRequest } from './RejectPopover.tsx'
import { RowActions } from './RowActions.tsx'
import { StatusPill } from './StatusPill.tsx'
import type { Submission } from './submission.ts'
import { SubmissionDetail } from './SubmissionDetail.tsx'
import { TargetLine } from './TargetLine.tsx'
import type { Decision } from './use-moderation.ts'
import { asCell, asGroup, asRow } from './table-roles.ts'

type Props = {
  submission: Submission
  /** Deleted elsewhere, and here only because it is open. */
  isGone: boolean
  isOpen: boolean
  search: string
  note: string
  running: Decision['kind'] | undefined
  toggle: (id: string) => void
  setNote: (id: string, note: string) => void
  decide: (submission: Submission, decision: Decision) => Promise<boolean>
  askToDelete: (submission: Submission) => void
  askToReject: (request: RejectRequest) => void
}

export const QueueRow = memo(function QueueRow(props: Props) {
  const { submission, isGone, isOpen, search, running, toggle } = props
  const { id, organizerName, organizerEmail, createdAt, adminNotes, status } = submission
  const { timeZone } = useText()
  const today = dayKeyOf(new Date(useNow(60_000)), timeZone)
  const isPast = status === 'pending' && dateCheck(submission, today, timeZone).kind === 'past'

  const toggleFromRow = (event: MouseEvent<HTMLElement>) => {
    const isControl = event.target instanceof Element && event.target.closest('button, a')
    if (!isControl && !getSelection()?.toString()) toggle(id)
  }

  return (
    <tbody {...asGroup} data-open={isOpen || undefined} data-submission={id}>
      <tr className="queue-row" {...asRow} onClick={toggleFromRow}>
        <td {...asCell} data-column="event">
          <EventName
            submission={submission}
            isOpen={isOpen}
            isPast={isPast}
            search={search}
            toggle={toggle}
          />
        </td>
        <td {...asCell} data-column="date">
          <EventDate submission={submission} />
        </td>
        <td {...asCell} data-column="organizer">
          <div className="two-lines">
            <span>{organizerName && <UserText text={organizerName} search={search} />}</span>
            <small>{organizerEmail && <LatinText text={organizerEmail} search={search} />}</small>
          </div>
        </td>
        <td {...asCell} data-column="sent">
          <div className="two-lines">
            <Ago iso={createdAt} />
            {status === 'pending' && <TargetLine createdAt={createdAt} />}
            {status === 'rejected' && adminNotes && (
              <small title={adminNotes}>
                <UserText text={adminNotes} />
              </small>
            )}
          </div>
        </td>
        <td {...asCell} data-column="status">
          <StatusPill status={status} />
        </td>
        <td {...asCell} data-column="actions">
          {!isOpen && !isGone && <RowActions {...props} />}
        </td>
      </tr>
      {isOpen && (
        <tr className="detail-row" {...asRow}>
          <td {...asCell} colSpan={6} id={`detail-${id}`}>
            <SubmissionDetail {...props} today={today} running={running} />
          </td>
        </tr>
      )}
    </tbody>
  )
})
