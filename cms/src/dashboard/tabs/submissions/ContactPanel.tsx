import { Mail, MailX, Phone, UserCheck } from 'lucide-react'

import { CopyButton } from '../../ui/CopyButton.tsx'
import { LatinText, UserText } from '../../ui/UserText.tsx'
import { useText } from '../../ui/text.tsx'
import { Panel } from '../../list/Panel.tsx'
import { contactOf, dialAddress, mailAddress, type Contact, type Submission } from '../../submission.ts'
import { isUnnotified } from './event-status.ts'
import { ButtonLink } from '../../ui/Button.tsx'

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
          <ButtonLink size="sm" className="max-md:min-h-control" href={dial}>
            <Phone size={16} strokeWidth={1.75} aria-hidden />
            {t.details.call}
          </ButtonLink>
        )}
        {organizerEmail && (
          <ButtonLink size="sm" className="max-md:min-h-control" href={mailAddress(organizerEmail)}>
            <Mail size={16} strokeWidth={1.75} aria-hidden />
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
