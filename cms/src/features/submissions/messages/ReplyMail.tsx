import { directionOf } from '@cyberluach/core/text/text-direction'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailQuote, MailRule, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDate } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { renderMail, type RenderedMail } from '../../mail/render-mail.tsx'

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

type Words = {
  locale: Locale
  origin: string
  subject: string
  /** What a person of the team typed. */
  answer: string
  /** What the visitor had written, and when; empty where there were no words. */
  message: string
  at: Date
  timeZone: string
}

/** A longer message is quoted up to here: its writer has it. */
const longestQuote = 3000

/** The mail that answers a visitor: the answer, and below it what it answers. */
export function writeReply(
  texts: Pick<Messages, 'common' | 'mail'>,
  { message, at, timeZone, ...words }: Words,
): Promise<RenderedMail> {
  const date = formatDate(words.locale, dayKeyOf(at, timeZone))
  const quote = message.length > longestQuote ? `${message.slice(0, longestQuote).toWellFormed()}…` : message
  const introduction = fill(words.locale, texts.mail.reply.youWrote, { date })
  return renderMail(<ReplyMail {...words} {...{ texts, quote, introduction }} />)
}
