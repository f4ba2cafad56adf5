import type { DeadlineLine } from '@cyberluach/i18n/deadline-lines'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'

type Props = {
  locale: Locale
  texts: Pick<Messages, 'common' | 'mail' | 'deadlineQuestion'>
  origin: string
  subject: string
  title: string
  line: DeadlineLine
  address: string
  isForStaff: boolean
}

/** Asks whether a call that closes soon was extended. */
export function QuestionMail({ locale, texts, origin, subject, title, line, address, isForStaff }: Props) {
  const words = texts.deadlineQuestion.mail
  const closes = fill(locale, words.text, { kind: line.name, title, date: line.date })
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={closes}
      footer={
        <MailSmall locale={locale}>{isForStaff ? words.staffFooter : texts.mail.organizerFooter}</MailSmall>
      }
    >
      <MailHeading locale={locale}>{words.heading}</MailHeading>
      <MailText locale={locale}>{closes}</MailText>
      {line.notes.map((note) => (
        <MailText key={note} locale={locale}>
          {note}
        </MailText>
      ))}
      <MailButton locale={locale} href={address}>
        {words.button}
      </MailButton>
      <MailSmall locale={locale}>{words.ignore}</MailSmall>
    </MailLayout>
  )
}
