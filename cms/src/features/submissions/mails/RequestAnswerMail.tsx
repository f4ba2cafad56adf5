import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailLink, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'
import { KeepPrivate } from './KeepPrivate.tsx'
import type { OrganizerMail } from './organizer-mail.ts'

type Props = {
  texts: Pick<Messages, 'common' | 'mail'>
  mail: OrganizerMail
  subject: string
  answer: 'requestGranted' | 'requestDeclined'
  /** The event's own page, where it says what was asked for. */
  eventAddress: string | null
}

/** Says what was decided about a change that an organizer asked for. */
export function RequestAnswerMail({ texts, mail, subject, answer, eventAddress }: Props) {
  const { locale, origin, title, link } = mail
  const words = texts.mail[answer]
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={words.preview}
      footer={<MailSmall locale={locale}>{texts.mail.organizerFooter}</MailSmall>}
    >
      <MailHeading locale={locale}>{words.heading}</MailHeading>
      <MailText locale={locale}>{fill(locale, words.text, { title })}</MailText>
      <MailButton locale={locale} href={eventAddress ?? link.address}>
        {words.button}
      </MailButton>
      {eventAddress && (
        <MailSmall locale={locale}>
          {texts.mail.eventState.change}{' '}
          <MailLink href={link.address}>{texts.mail.eventState.changeLink}</MailLink>
        </MailSmall>
      )}
      <KeepPrivate texts={texts} mail={mail} />
    </MailLayout>
  )
}
