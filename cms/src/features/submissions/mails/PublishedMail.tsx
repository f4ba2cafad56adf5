import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailLink, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'
import { EventBand } from './EventBand.tsx'
import { KeepPrivate } from './KeepPrivate.tsx'
import type { OrganizerMail } from './organizer-mail.ts'

type Props = {
  texts: Pick<Messages, 'common' | 'mail'>
  mail: OrganizerMail
  subject: string
  /** The event's own page. */
  eventAddress: string
}

/** Says that the event is on the calendar, and where; its calendar file goes with it. */
export function PublishedMail({ texts, mail, subject, eventAddress }: Props) {
  const { locale, origin, title, link } = mail
  const { published, organizerFooter } = texts.mail
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={published.preview}
      footer={<MailSmall locale={locale}>{organizerFooter}</MailSmall>}
    >
      <MailHeading locale={locale}>{published.heading}</MailHeading>
      <MailText locale={locale}>{fill(locale, published.text, { title })}</MailText>
      <EventBand texts={texts} mail={mail} />
      <MailButton locale={locale} href={eventAddress}>
        {published.button}
      </MailButton>
      <MailText locale={locale}>{published.file}</MailText>
      <MailSmall locale={locale}>
        {published.change} <MailLink href={link.address}>{published.changeLink}</MailLink>
      </MailSmall>
      <KeepPrivate texts={texts} mail={mail} />
    </MailLayout>
  )
}
