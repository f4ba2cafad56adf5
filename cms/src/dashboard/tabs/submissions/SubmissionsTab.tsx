import { X, Trash2, CalendarOff, CalendarX2, Copy, MailX, PencilLine, Undo2, type LucideIcon } from 'lucide-react'
import { queueTable, type QueueDefinition, type QueueWords, type CellsProps } from '../queue/definition.ts'
import { QueueTab } from '../queue/QueueTab.tsx'
import { lastEditedSubmission, readyToApprove } from './submission-form.ts'
import { EventRequests } from './EventRequests.tsx'
import { SubmissionDetail } from './SubmissionDetail.tsx'
import type { Decision } from '../queue/decision.ts'
import { type Texts, useText } from '../../ui/text.tsx'
import { may } from '@cyberluach/core/sign-in/roles'
import { useRef, useState } from 'react'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { type IconProps, Badge } from '../../ui/marks.tsx'
import { useSummary, summaryKey } from '../../frame/polling.ts'
import { useSession, useAttempt } from '../../session/SessionContext.tsx'
import type { Summary } from '@cyberluach/api/summary'
import { useQueryClient } from '@tanstack/react-query'
import { callSignedIn } from '../../../session/session.ts'
import { useToast } from '../../ui/Toast.tsx'
import { Ago } from '../../ui/time.tsx'
import { UserText, UserTexts } from '../../ui/UserText.tsx'
import { Cells, RowToggle, SecondLine, TwoLines, EventDate, EventType } from '../../list/Table.tsx'
import type { Submission } from '../../submission.ts'
import { hoursToDecision, Sender, targetHours, TargetLine } from '../queue/QueueCells.tsx'
import { dateCheck } from './AutomaticChecks.tsx'
import { isOnlineOnly } from '@cyberluach/i18n/places'
import { changedStatusOf, isUnnotified, placeParts } from './event-status.ts'

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
    ...submissions,
    overdue: submissions.overTarget,
    filters: {
      all: submissions.all,
      pending: submissions.pendingOnly,
      approved: submissions.approvedOnly,
      rejected: submissions.rejectedOnly,
    },
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

/** How many samples the calendar shows, and the way to be rid of them in one step; nothing where there are none. */
export function SampleEvents() {
  const { t, say } = useText()
  const { role } = useSession()
  const { samples: words } = t.queues.events
  const n = useSummary()?.samples ?? 0
  const { remove, isRunning, forget } = useSampleRemoval()
  const [isAsking, setAsking] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const isRemoved = useRef(false)

  const confirm = async () => {
    isRemoved.current = await remove()
    return true
  }
  const closed = () => {
    setAsking(false)
    if (!isRemoved.current) return
    line.current?.closest<HTMLElement>('[role=tabpanel]')?.focus()
    forget()
  }

  if (n === 0 || !may(role, 'administer')) return null
  return (
    <div ref={line} className="flex flex-wrap items-center gap-1.5 text-ink-2">
      <span>{say(words.shown, { n })}</span>
      <Button size="xs" label={words.removeLabel} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        isRunning={isRunning}
        title={say(words.question, { n })}
        text={say(words.text, { n })}
        icon={Trash2}
        keep={t.deletion.cancel}
        act={words.remove}
        confirm={confirm}
        close={closed}
      />
    </div>
  )
}

/** Removes every sample event and says how it went; `forget` lets the count follow at once. */
export function useSampleRemoval() {
  const client = useQueryClient()
  const showToast = useToast()
  const { t, say } = useText()
  const { isRunning, attempt } = useAttempt()
  const { samples: words } = t.queues.events

  /** Whether they were removed. */
  async function remove(): Promise<boolean> {
    const outcome = await attempt(() => callSignedIn('DELETE /api/sys/mgmt/sample-events', {}), words.failed)
    if ('failure' in outcome) return false
    const { removed } = outcome.result
    showToast({ kind: 'done', title: removed > 0 ? say(words.removed, { n: removed }) : words.nothing })
    return true
  }

  function forget(): void {
    client.setQueryData<Summary>(summaryKey, (summary) => summary && { ...summary, samples: 0 })
    void client.invalidateQueries({ queryKey: summaryKey })
  }

  return { remove, forget, isRunning }
}

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

/** The title opens and closes the row; below it type, what is to be known of it, and place. */
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
      first={<UserText text={title} search={search} />}
      second={
        <>
          <EventType type={eventType} />
          {notes.map(
            ([isShown, kind, Icon, words]) =>
              isShown && (
                <Badge key={words} kind={kind}>
                  <Icon size={14} />
                  {words}
                </Badge>
              ),
          )}
          <span className="min-w-0 truncate">
            <UserTexts texts={place} />
          </span>
        </>
      }
    />
  )
}
