import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'
import type { OrganizerMail } from './organizer-mail.ts'

type Props = { texts: Pick<Messages, 'common' | 'mail'>; mail: OrganizerMail; subject: string }

/** Says that the event stays as it is, though its organizer asked for something else. */
export function RequestDeclinedMail({ texts, mail, subject }: Props) {
  const { locale, origin, title, link } = mail
  const { requestDeclined, organizerFooter } = texts.mail
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={requestDeclined.preview}
      footer={<MailSmall locale={locale}>{organizerFooter}</MailSmall>}
    >
      <MailHeading locale={locale}>{requestDeclined.heading}</MailHeading>
      <MailText locale={locale}>{fill(locale, requestDeclined.text, { title })}</MailText>
      <MailButton locale={locale} href={link.address}>
        {requestDeclined.button}
      </MailButton>
    </MailLayout>
  )
}
