import { localePath } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'
import { EventBand } from './EventBand.tsx'
import type { OrganizerMail } from './organizer-mail.ts'

type Props = { texts: Pick<Messages, 'common' | 'mail'>; mail: OrganizerMail; subject: string }

/** Says that a published event has left the calendar with its submission, whose private link opens nothing any more. */
export function RemovedMail({ texts, mail, subject }: Props) {
  const { locale, origin, title } = mail
  const { removed, organizerFooter } = texts.mail
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={removed.preview}
      footer={<MailSmall locale={locale}>{organizerFooter}</MailSmall>}
    >
      <MailHeading locale={locale}>{removed.heading}</MailHeading>
      <MailText locale={locale}>{fill(locale, removed.text, { title })}</MailText>
      <EventBand texts={texts} mail={mail} />
      <MailText locale={locale}>{removed.why}</MailText>
      <MailButton locale={locale} href={`${origin}${localePath(locale, '/contact')}`}>
        {removed.button}
      </MailButton>
    </MailLayout>
  )
}
