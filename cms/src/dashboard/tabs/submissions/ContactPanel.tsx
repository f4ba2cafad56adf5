'use client'

import { ButtonLink } from '@cyberluach/design/components/Button'
import { Mail, MailX, Phone, UserCheck } from 'lucide-react'

import { CopyButton } from '../../ui/CopyButton.tsx'
import { LatinText, UserText } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'
import { contactOf, dialAddress, mailAddress, type Contact } from './contact.ts'
import { isUntold } from './is-untold.ts'
import type { Submission } from '../queue/submission.ts'

/** Whom to call to verify a submission, and who organizes the event. */
export function ContactPanel({ submission }: { submission: Submission }) {
  const { t } = useText()
  const { organizerName, organizerEmail, organizerPhone } = submission
  const contact = contactOf(submission)
  const dial = contact && dialAddress(contact.phone)

  return (
    <section className="panel contact">
      <h3>
        <UserCheck size={16} strokeWidth={1.75} aria-hidden />
        {t.details.contact}
      </h3>
      {contact ? <Person contact={contact} /> : <p className="secondary">{t.details.oldSubmission}</p>}
      <div className="ways">
        {dial && (
          <ButtonLink size="sm" className="button" href={dial}>
            <Phone size={16} strokeWidth={1.75} aria-hidden />
            {t.details.call}
          </ButtonLink>
        )}
        {organizerEmail && (
          <ButtonLink size="sm" className="button" href={mailAddress(organizerEmail)}>
            <Mail size={16} strokeWidth={1.75} aria-hidden />
            {t.details.email}
          </ButtonLink>
        )}
      </div>
      <div className="organizer">
        <h4 className="meta">{t.details.organizer}</h4>
        {organizerName && <UserText text={organizerName} />}
        {organizerEmail && (
          <span className="in-line">
            <LatinText text={organizerEmail} />
            <CopyButton text={organizerEmail} label={t.details.copyEmail} />
          </span>
        )}
        {organizerPhone && <LatinText text={organizerPhone} />}
        {isUntold(submission) && (
          <p className="untold" role="note">
            <MailX className="caution" size={16} strokeWidth={1.75} aria-hidden />
            {t.details.noMail}
          </p>
        )}
      </div>
    </section>
  )
}

function Person({ contact: { name, position, phone, hours } }: { contact: Contact }) {
  const { t } = useText()
  return (
    <>
      {name && (
        <p className="name">
          <UserText text={name} />
        </p>
      )}
      {position && (
        <p className="secondary">
          <UserText text={position} />
        </p>
      )}
      {phone && (
        <p className="phone in-line">
          <LatinText text={phone} />
          <CopyButton text={phone} label={t.details.copyPhone} />
        </p>
      )}
      {hours && (
        <p className="meta">
          {t.details.hours} <UserText text={hours} />
        </p>
      )}
    </>
  )
}
