import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'

type Props = {
  locale: Locale
  texts: Pick<Messages, 'common' | 'mail' | 'staffMail'>
  origin: string
  subject: string
  /** What happened, and what to do where it was somebody else. */
  lines: readonly string[]
}

/** Tells somebody what happened to their account, and leads to where they see who is signed in. */
export function WarningMail({ locale, texts, origin, subject, lines }: Props) {
  const { warnings } = texts.staffMail
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={lines[0] ?? ''}
      footer={<MailSmall locale={locale}>{warnings.why}</MailSmall>}
    >
      <MailHeading locale={locale}>{subject}</MailHeading>
      {lines.map((line) => (
        <MailText key={line} locale={locale}>
          {line}
        </MailText>
      ))}
      <MailButton locale={locale} href={`${origin}/admin/security`}>
        {warnings.button}
      </MailButton>
    </MailLayout>
  )
}
