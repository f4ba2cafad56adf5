'use client'

import { Ago } from '../../ui/Ago.tsx'
import { LatinText, UserText } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { CellsProps } from '../queue/definition.ts'
import type { Submission } from '../queue/submission.ts'
import { asCell } from '../../ui/table-roles.ts'
import { hoursToDecision, targetHours } from '../queue/target.ts'
import { TargetLine } from '../queue/TargetLine.tsx'
import { dateCheck } from './automatic-checks.ts'
import { EventDate } from './EventDate.tsx'
import { EventName } from './EventName.tsx'

/** What a row shows of a submitted event. */
export function SubmissionCells({ submission, isOpen, today, search, similar, toggle }: CellsProps) {
  const { organizerName, organizerEmail, createdAt, status } = submission
  const { timeZone } = useText()
  const isPast = status === 'pending' && dateCheck(submission, today, timeZone).kind === 'past'
  return (
    <>
      <td {...asCell} data-column="event">
        <EventName
          submission={submission}
          isOpen={isOpen}
          isPast={isPast}
          isSimilar={similar !== undefined}
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
          <HowItStands submission={submission} />
        </div>
      </td>
    </>
  )
}

/** What is left of the promised day; in how many hours it was approved; why it was rejected. */
function HowItStands({ submission }: { submission: Submission }) {
  const { t, say } = useText()
  const { createdAt, status, adminNotes } = submission
  const hours = targetHours(submission)
  const taken = hoursToDecision(submission)
  if (status === 'pending') return hours === null ? null : <TargetLine createdAt={createdAt} hours={hours} />
  if (status === 'rejected' && adminNotes) {
    return (
      <small title={adminNotes}>
        <UserText text={adminNotes} />
      </small>
    )
  }
  if (status !== 'approved' || taken === null) return null
  const { handled, handledUnderHour } = t.queues.target
  return <small>{taken === 0 ? handledUnderHour : say(handled, { n: taken })}</small>
}
