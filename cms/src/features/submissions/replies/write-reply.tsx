import { dayKeyOf } from '@cyberluach/core/day-key'
import { formatDate } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { renderMail, type RenderedMail } from '../../mail/render-mail.tsx'
import { ReplyMail } from './ReplyMail.tsx'

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
