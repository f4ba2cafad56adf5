import { useEffect, useState, useId, useRef, useMemo } from 'react'
import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../ui/text.tsx'
import type { DetailProps, RowActs } from '../queue/definition.ts'
import { focusRow } from '../../ui/focus.ts'
import { Panels, Panel } from '../../list/Panel.tsx'
import { DeletedNotice } from '../../ui/Layout.tsx'
import { AutomaticChecks } from './AutomaticChecks.tsx'
import {
  clearEdit,
  hasDraft,
  formOf,
  issuesOfSubmission,
  lastForm,
  offerSaving,
  submissionBody,
  submissionErrors,
  submissionValues,
  type SubmissionValues,
} from './submission-form.ts'
import { EventPanel } from './EventPanel.tsx'
import { SimilarAlert } from './SimilarAlert.tsx'
import { Mail, MailX, Phone, UserCheck, Check, Gavel, X, PencilLine } from 'lucide-react'
import { CopyButton } from '../../ui/Toast.tsx'
import { LatinText, UserText } from '../../ui/UserText.tsx'
import { contactOf, dialAddress, mailAddress, type Contact, type Submission } from '../../submission.ts'
import { isUnnotified, changedStatusOf } from './event-status.ts'
import { ButtonLink, Button } from '../../ui/Button.tsx'
import { Ago } from '../../ui/time.tsx'
import { Kbd } from '../../ui/marks.tsx'
import type { Decision } from '../queue/decision.ts'
import { DeletePart } from '../queue/HandlingPanel.tsx'
import { NoteField } from '../queue/RejectPopover.tsx'
import { QueueStatus } from '../queue/QueueTable.tsx'
import { mostDeadlines } from '@cyberluach/core/forms/deadline-form'
import { cardOf } from '../../form/event-values.ts'
import { DeadlineFields } from '../../form/DeadlineFields.tsx'
import { RecordForm } from '../../form/RecordForm.tsx'
import { EditFields } from '../../form/EventFields.tsx'
import { PublicCards } from '../../form/EventCard.tsx'
import { lastChangeOf } from '@cyberluach/core/submissions/submission'
import { isChanged, useEditForm } from '../../form/use-edit-form.ts'

/** An open submission: what it may repeat, what a computer can check, the event, whom to call, the decision. */
export function SubmissionDetail(props: DetailProps) {
  const { t } = useText()
  const { username } = useSession()
  const { submission, isGone, today, running, similar, decide, save } = props
  const [isEditing, setEditing] = useState(() => hasDraft(submission.id, username))
  const isPending = submission.status === 'pending' && !isGone
  const isBusy = running !== undefined
  // Nothing can be saved any more about what was decided.
  useEffect(() => {
    if (!isPending) clearEdit(submission.id, username)
  }, [isPending, submission.id, username])

  const rejectAsDuplicate = async () => {
    const decision = { kind: 'reject', notes: t.decision.reasons.duplicate } as const
    if (await decide(submission, decision)) focusRow(submission.id)
  }

  return (
    <>
      {isGone && <DeletedNotice />}
      {isPending &&
        similar?.map((one) => (
          <SimilarAlert
            key={one.eventId ?? one.waitingId}
            similar={one}
            isBusy={isBusy}
            rejectAsDuplicate={() => void rejectAsDuplicate()}
            show={props.toggle}
          />
        ))}
      {isPending && <AutomaticChecks submission={submission} today={today} />}
      {isPending && isEditing ? (
        <Panels of="edit">
          <EditPanel
            submission={submission}
            isBusy={isBusy}
            save={save}
            close={() => {
              setEditing(false)
              focusRow(submission.id)
            }}
          />
          <DecisionPanel {...props} />
        </Panels>
      ) : (
        <Panels of="event">
          <EventPanel submission={submission} {...(isPending && { edit: () => setEditing(true) })} />
          <ContactPanel submission={submission} />
          {!isGone && <DecisionPanel {...props} />}
        </Panels>
      )}
    </>
  )
}

/** Whom to call to verify a submission, and who organizes the event. */
export function ContactPanel({ submission }: { submission: Submission }) {
  const { t } = useText()
  const { organizerName, organizerEmail, organizerPhone } = submission
  const contact = contactOf(submission)
  const dial = contact && dialAddress(contact.phone)

  return (
    <Panel part="contact" icon={UserCheck} title={t.details.contact}>
      {contact ? <Person contact={contact} /> : <p className="text-ink-2">{t.details.oldSubmission}</p>}
      <div className="mt-3 grid grid-cols-2 gap-2">
        {dial && (
          <ButtonLink icon={Phone} size="sm" isTallOnPhone href={dial}>
            {t.details.call}
          </ButtonLink>
        )}
        {organizerEmail && (
          <ButtonLink icon={Mail} size="sm" isTallOnPhone href={mailAddress(organizerEmail)}>
            {t.details.email}
          </ButtonLink>
        )}
      </div>
      <div className="mt-3 grid justify-items-start gap-1.5 border-t border-line pt-3">
        <h4 className="text-xs text-ink-3">{t.details.organizer}</h4>
        {organizerName && <UserText text={organizerName} />}
        {organizerEmail && (
          <span className="flex flex-wrap items-center gap-1.5">
            <LatinText text={organizerEmail} />
            <CopyButton text={organizerEmail} label={t.details.copyEmail} />
          </span>
        )}
        {organizerPhone && <LatinText text={organizerPhone} />}
        {isUnnotified(submission) && (
          <p className="mt-1.5 flex gap-2" role="note">
            <MailX className="mt-0.5 text-warning" />
            {t.details.noMail}
          </p>
        )}
      </div>
    </Panel>
  )
}

function Person({ contact: { name, position, phone, hours } }: { contact: Contact }) {
  const { t } = useText()
  return (
    <>
      {name && (
        <p className="text-(length:--text-base) font-semibold">
          <UserText text={name} />
        </p>
      )}
      {position && (
        <p className="text-ink-2">
          <UserText text={position} />
        </p>
      )}
      {phone && (
        <p className="mt-2 mb-0.5 flex flex-wrap items-center gap-1.5 text-(length:--text-lg) leading-6.5 font-semibold">
          <LatinText text={phone} />
          <CopyButton text={phone} label={t.details.copyPhone} />
        </p>
      )}
      {hours && (
        <p className="text-xs text-ink-3">
          {t.details.hours} <UserText text={hours} />
        </p>
      )}
    </>
  )
}

type Props = Pick<DetailProps, 'submission' | 'note' | 'running' | 'setNote' | 'decide' | 'askToDelete'>

/** A pending submission can be approved or rejected, any can be deleted; a settled one says how it was settled. */
export function DecisionPanel({ submission, note, running, setNote, decide, askToDelete }: Props) {
  const { t } = useText()
  const field = useId()
  const { id, createdAt, status } = submission
  const isBusy = running !== undefined

  const settle = async (decision: Decision) => {
    if (await decide(submission, decision)) focusRow(id)
  }
  const reject = () => void settle({ kind: 'reject', notes: note })

  return (
    <Panel
      part="decision"
      icon={Gavel}
      title={t.decision.title}
      aside={
        <span className="text-xs font-normal text-ink-3">
          <Ago iso={createdAt} />
        </span>
      }
    >
      {status === 'pending' ? (
        // On a phone the bar below decides, and asks for the note.
        <NoteField
          id={field}
          className="pb-3 max-md:hidden"
          note={note}
          setNote={(text) => setNote(id, text)}
          send={() => !isBusy && reject()}
        >
          <div className="flex flex-wrap gap-2 *:grow">
            <Button
              icon={Check}
              kind="primary"
              isDisabled={isBusy}
              isRunning={running === 'approve'}
              onClick={() => void settle({ kind: 'approve' })}
            >
              {t.decision.approveAndPublish}
              <Kbd on="action">A</Kbd>
            </Button>
            <Button icon={X} kind="warned" isDisabled={isBusy} isRunning={running === 'reject'} onClick={reject}>
              {t.decision.reject}
              <Kbd>X</Kbd>
            </Button>
          </div>
        </NoteField>
      ) : (
        <Settled submission={submission} />
      )}
      <DeletePart isDisabled={isBusy} remove={() => askToDelete([submission])} />
    </Panel>
  )
}

function settledWords({ isMerged }: Submission, { decision }: ReturnType<typeof useText>['t']): string {
  return isMerged ? decision.merged : decision.published
}

function Settled({ submission }: { submission: Submission }) {
  const { t } = useText()
  const { status, adminNotes, withdrawnAt } = submission
  const fate = changedStatusOf(submission)
  if (withdrawnAt) return <p className="pb-3">{t.decision.withdrawn}</p>
  return (
    <div className="grid gap-2.5 pb-3">
      <p className="flex flex-wrap items-center gap-1.5">
        <QueueStatus status={status} words={t.submissions} />
        {status === 'approved' && (fate ? t.decision.fates[fate] : settledWords(submission, t))}
        {status === 'rejected' && t.decision.rejected}
      </p>
      {submission.isDecisionKept && <p className="text-on-warning-soft">{t.mailOff.keptDecision}</p>}
      {adminNotes && (
        <p>
          <span className="text-ink-2">{t.decision.savedNote}</span> <UserText text={adminNotes} />
        </p>
      )}
    </div>
  )
}

type EditPanelProps = { submission: Submission; isBusy: boolean; save: RowActs['save']; close: () => void }

/** What was handed in, to be set right before it is published; beside it the cards that visitors will see. */
export function EditPanel({ submission, isBusy, save, close }: EditPanelProps) {
  const { t, timeZone } = useText()
  const words = t.edit
  const part = useRef<HTMLDivElement>(null)
  const edit = useEdit(submission, save)
  const { values, set } = edit

  useEffect(() => part.current?.querySelector('input')?.focus(), [])

  return (
    <>
      <Panel part="edit" icon={PencilLine} title={words.title}>
        <RecordForm
          form={edit}
          words={words}
          button={{ kind: 'secondary', label: words.save, isBusy }}
          save={() => void edit.saveNow()}
          close={close}
        >
          <div ref={part}>
            <EditFields values={values} set={set}>
              <DeadlineFields rows={values.deadlines} most={mostDeadlines} change={(rows) => set('deadlines', rows)} />
            </EditFields>
          </div>
        </RecordForm>
      </Panel>
      <PublicCards card={cardOf(values, submission, timeZone)} />
    </>
  )
}

/** The form of one submission, which is saved as well when it is approved. */
export function useEdit(submission: Submission, save: RowActs['save']) {
  const { timeZone } = useText()
  const { id, title } = submission
  const latest = lastChangeOf(submission)
  const edit = useEditForm<SubmissionValues, { record: Submission }>({
    form: formOf(id),
    lastEdited: { form: lastForm, record: { id, title } },
    before: useMemo(() => submissionValues(submission, timeZone), [submission, timeZone]),
    version: latest,
    issuesOf: (values) => submissionErrors(values, timeZone),
    issuesFrom: issuesOfSubmission,
    save: async ({ values, began, version }) =>
      version === latest && !isChanged(values, began)
        ? { record: submission }
        : save(submission, submissionBody(values, submission, timeZone), version),
    next: ({ record }) => ({ values: submissionValues(record, timeZone), version: lastChangeOf(record) }),
  })
  useEffect(() => offerSaving(id, async () => (await edit.saveNow())?.record ?? null))
  return edit
}
