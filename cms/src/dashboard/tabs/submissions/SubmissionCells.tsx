'use client'

import { Ago } from '../../ui/Ago.tsx'
import { LatinText, UserText } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { CellsProps } from '../queue/definition.ts'
import { Cell } from '../queue/TableParts.tsx'
import { SecondLine, TwoLines } from '../queue/TwoLines.tsx'
import type { Submission } from '../queue/submission.ts'
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
      <Cell column="name">
        <EventName
          submission={submission}
          isOpen={isOpen}
          isPast={isPast}
          isSimilar={similar !== undefined}
          search={search}
          toggle={toggle}
        />
      </Cell>
      <Cell column="date">
        <EventDate submission={submission} />
      </Cell>
      <Cell column="sender">
        <TwoLines>
          <span>{organizerName && <UserText text={organizerName} search={search} isCut />}</span>
          <SecondLine>
            {organizerEmail && <LatinText text={organizerEmail} search={search} isCut />}
          </SecondLine>
        </TwoLines>
      </Cell>
      <Cell column="sent">
        <TwoLines>
          <Ago iso={createdAt} />
          <HowItStands submission={submission} />
        </TwoLines>
      </Cell>
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
      <SecondLine title={adminNotes}>
        <UserText text={adminNotes} isCut />
      </SecondLine>
    )
  }
  if (status !== 'approved' || taken === null) return null
  const { handled, handledUnderHour } = t.queues.target
  return <SecondLine>{taken === 0 ? handledUnderHour : say(handled, { n: taken })}</SecondLine>
}
