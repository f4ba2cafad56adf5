import { directionOf } from '@cyberluach/core/text-direction'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailQuote, MailRule, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'

type Props = {
  locale: Locale
  origin: string
  texts: Pick<Messages, 'common' | 'mail'>
  subject: string
  answer: string
  /** What is answered, and the words above it. */
  quote: string
  introduction: string
}

/** An answer as its writer typed it, paragraph by paragraph, and what it answers. */
export function ReplyMail({ locale, origin, texts, subject, answer, quote, introduction }: Props) {
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={answer.slice(0, 120).toWellFormed()}
      footer={<MailSmall locale={locale}>{texts.mail.reply.footer}</MailSmall>}
    >
      {answer.split(/\n\s*\n/).map((paragraph, place) => (
        <MailText key={place} locale={locale}>
          <span dir={directionOf(paragraph)}>
            {paragraph.split('\n').map((line, number) => (
              <span key={number}>
                {number > 0 && <br />}
                {line}
              </span>
            ))}
          </span>
        </MailText>
      ))}
      {quote && <MailRule />}
      {quote && <MailSmall locale={locale}>{introduction}</MailSmall>}
      {quote && <MailQuote locale={locale} text={quote} />}
    </MailLayout>
  )
}
