import { Ago } from '../../ui/time.tsx'
import { UserText, UserTexts } from '../../ui/UserText.tsx'
import { useText } from '../../ui/text.tsx'
import type { CellsProps } from '../queue/definition.ts'
import { Cells, RowToggle, SecondLine, TwoLines } from '../../list/Table.tsx'
import type { Submission } from '../../submission.ts'
import { hoursToDecision, Sender, targetHours, TargetLine } from '../queue/QueueCells.tsx'
import { dateCheck } from './AutomaticChecks.tsx'
import { EventDate, EventType } from '../../list/EventCells.tsx'
import { isOnlineOnly } from '@cyberluach/i18n/places'
import { CalendarOff, CalendarX2, Copy, MailX, PencilLine, Undo2, type LucideIcon } from 'lucide-react'
import { Badge } from '../../ui/marks.tsx'
import { changedStatusOf, isUnnotified, placeParts } from './event-status.ts'

/** What a row shows of a submitted event. */
export function SubmissionCells({ submission, today, search, similar }: CellsProps) {
  const { timeZone } = useText()
  const isPast = submission.status === 'pending' && dateCheck(submission, today, timeZone).kind === 'past'
  return (
    <Cells
      of={{
        name: <EventName isSimilar={similar !== undefined} {...{ submission, isPast, search }} />,
        date: <EventDate submission={submission} />,
        sender: <Sender submission={submission} search={search} />,
        sent: (
          <TwoLines>
            <Ago iso={submission.createdAt} />
            <HowItStands submission={submission} />
          </TwoLines>
        ),
      }}
    />
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

type Props = {
  submission: Submission
  isPast: boolean
  isSimilar: boolean
  search: string
}

/** The title opens and closes the row; below it type and place. */
export function EventName({ submission, isPast, isSimilar, search }: Props) {
  const { t, locale } = useText()
  const { title, eventType, correctedAt, editedAt, withdrawnAt } = submission
  const fate = changedStatusOf(submission)
  // The list names the town; the venue is among the details.
  const place = isOnlineOnly(submission)
    ? [t.common.online]
    : placeParts({ ...submission, locationVenue: null }, t, locale)
  const notes: [isShown: boolean, 'warning' | 'plain', LucideIcon, words: string][] = [
    [isPast, 'warning', CalendarX2, t.submissions.past],
    [Boolean(correctedAt && !withdrawnAt), 'plain', PencilLine, t.submissions.corrected],
    [Boolean(editedAt && !withdrawnAt), 'plain', PencilLine, t.edit.editedBadge],
    [Boolean(withdrawnAt), 'plain', Undo2, t.submissions.withdrawn],
    [fate !== null, 'warning', CalendarOff, fate ? t.submissions.fates[fate] : ''],
    [isUnnotified(submission), 'warning', MailX, t.submissions.noMail],
    [submission.isDecisionKept, 'warning', MailX, t.mailOff.kept],
    [isSimilar, 'warning', Copy, t.queues.similar.pill],
  ]

  return (
    <RowToggle
      title={title}
      first={
        <>
          <UserText text={title} search={search} />
          {notes.map(
            ([isShown, kind, Icon, words]) =>
              isShown && (
                <Badge key={words} kind={kind}>
                  <Icon size={14} />
                  {words}
                </Badge>
              ),
          )}
        </>
      }
      second={
        <>
          <EventType type={eventType} />
          <span>
            <UserTexts texts={place} />
          </span>
        </>
      }
    />
  )
}
