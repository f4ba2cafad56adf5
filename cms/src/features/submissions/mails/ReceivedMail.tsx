import { dayKeyOf } from '@cyberluach/core/day-key'
import { formatDate } from '@cyberluach/i18n/format'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'
import { EventBand } from './EventBand.tsx'
import type { OrganizerMail } from './organizer-mail.ts'

type Props = { texts: Pick<Messages, 'common' | 'mail'>; mail: OrganizerMail; subject: string }

/** Says that the event has arrived, and gives the private link. */
export function ReceivedMail({ texts, mail, subject }: Props) {
  const { locale, origin, title, link, timeZone } = mail
  const { received, organizerFooter } = texts.mail
  const until = formatDate(locale, dayKeyOf(link.until, timeZone))
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={received.preview}
      footer={<MailSmall locale={locale}>{organizerFooter}</MailSmall>}
    >
      <MailHeading locale={locale}>{received.heading}</MailHeading>
      <MailText locale={locale}>{fill(locale, received.text, { title })}</MailText>
      <EventBand texts={texts} mail={mail} />
      <MailText locale={locale}>{received.linkText}</MailText>
      <MailButton locale={locale} href={link.address}>
        {received.button}
      </MailButton>
      <MailSmall locale={locale}>{fill(locale, received.keep, { date: until })}</MailSmall>
    </MailLayout>
  )
}
