import { localePath } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import {
  MailButton,
  MailHeading,
  MailLink,
  MailQuote,
  MailSmall,
  MailSubheading,
  MailText,
} from '../../mail/layout/MailParts.tsx'
import { mailTitle, type OrganizerMail } from './organizer-mail.ts'
import type { RepeatedEvent } from './repeated-event.ts'

type Props = {
  texts: Pick<Messages, 'common' | 'mail'>
  mail: OrganizerMail
  subject: string
  /** What the admin wrote; null where nothing was. */
  note: string | null
  /** What it repeats, where that was the reason. */
  repeated: RepeatedEvent | null
}

/** Says that the event will not be on the calendar, and why, where a reason was given. */
export function RejectedMail({ texts, mail, subject, note, repeated }: Props) {
  const { locale, origin, title, link } = mail
  const { rejected, organizerFooter } = texts.mail
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={rejected.preview}
      footer={<MailSmall locale={locale}>{organizerFooter}</MailSmall>}
    >
      <MailHeading locale={locale}>{rejected.heading}</MailHeading>
      <MailText locale={locale}>{fill(locale, rejected.text, { title })}</MailText>
      {note && <MailSubheading locale={locale}>{rejected.noteHeading}</MailSubheading>}
      {note && <MailQuote locale={locale} text={note} />}
      {repeated && (
        <MailText locale={locale}>
          {rejected.repeated}{' '}
          <MailLink href={`${origin}${localePath(locale, repeated.path)}`}>
            {fill(locale, '{title}', { title: mailTitle(locale, repeated) })}
          </MailLink>
        </MailText>
      )}
      <MailText locale={locale}>{rejected.again}</MailText>
      <MailButton locale={locale} href={`${origin}${localePath(locale, '/submit')}`}>
        {rejected.button}
      </MailButton>
      <MailSmall locale={locale}>
        <MailLink href={link.address}>{rejected.status}</MailLink>
      </MailSmall>
    </MailLayout>
  )
}
