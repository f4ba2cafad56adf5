import { directionOf } from '@cyberluach/core/text/text-direction'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { writeMail } from '../../mail/layout/MailLayout.tsx'
import { Lines, MailQuote, MailRule, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDate } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { WrittenMail } from '../../mail/render-mail.tsx'

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

/** The mail that answers a visitor: the answer as its writer typed it, paragraph by paragraph, and what it answers. */
export function writeReply(
  texts: Pick<Messages, 'common' | 'mail'>,
  { locale, origin, subject, answer, message, at, timeZone }: Words,
): Promise<WrittenMail> {
  const date = formatDate(locale, dayKeyOf(at, timeZone))
  const quote = message.length > longestQuote ? `${message.slice(0, longestQuote).toWellFormed()}…` : message
  return writeMail({
    locale,
    texts,
    origin,
    title: subject,
    preview: answer.slice(0, 120).toWellFormed(),
    footer: <MailSmall locale={locale}>{texts.mail.reply.footer}</MailSmall>,
    children: (
      <>
        {answer.split(/\n\s*\n/).map((paragraph, place) => (
          <MailText key={place} locale={locale}>
            <span dir={directionOf(paragraph)}>
              <Lines text={paragraph} />
            </span>
          </MailText>
        ))}
        {quote && <MailRule />}
        {quote && <MailSmall locale={locale}>{fill(locale, texts.mail.reply.youWrote, { date })}</MailSmall>}
        {quote && <MailQuote locale={locale} text={quote} />}
      </>
    ),
  })
}
