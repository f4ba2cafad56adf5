import { useEffect, useState } from 'react'
import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../ui/text.tsx'
import type { DetailProps } from '../queue/definition.ts'
import { focusRow } from '../../ui/focus.ts'
import { Panels, Panel } from '../../list/Panel.tsx'
import { DeletedNotice } from '../../ui/Layout.tsx'
import { AutomaticChecks } from './AutomaticChecks.tsx'
import { DecisionPanel } from './DecisionPanel.tsx'
import { EditPanel } from './EditPanel.tsx'
import { clearEdit, hasDraft } from './submission-form.ts'
import { EventPanel } from './EventPanel.tsx'
import { SimilarAlert } from './SimilarAlert.tsx'
import { Mail, MailX, Phone, UserCheck } from 'lucide-react'
import { CopyButton } from '../../ui/Toast.tsx'
import { LatinText, UserText } from '../../ui/UserText.tsx'
import { contactOf, dialAddress, mailAddress, type Contact, type Submission } from '../../submission.ts'
import { isUnnotified } from './event-status.ts'
import { ButtonLink } from '../../ui/Button.tsx'

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
            <MailX className="mt-0.5 text-warning" size={16} strokeWidth={1.75} aria-hidden />
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
