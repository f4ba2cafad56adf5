import type { Locale } from '@cyberluach/i18n/locales'
import { textIn } from '@cyberluach/i18n/locales'
import { deadlineLine } from '@cyberluach/i18n/deadline-lines'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { renderMail, type RenderedMail } from '../../mail/render-mail.tsx'
import { shortened } from '../../mail/shortened.ts'
import type { QuestionRow } from '../questions/question-rows.ts'
import { QuestionMail } from './QuestionMail.tsx'

export type Question = {
  locale: Locale
  origin: string
  timeZone: string
  question: Pick<QuestionRow, 'kind' | 'day' | 'at' | 'zone' | 'title' | 'titleHe'>
  /** Where it is answered. */
  address: string
  /** Asked of an admin, as nobody handed the event in. */
  isForStaff: boolean
}

type Texts = Pick<Messages, 'common' | 'mail' | 'eventPage' | 'deadlineQuestion'>

/** The mail that asks whether a call was extended. */
export async function writeQuestion(
  texts: Texts,
  { locale, origin, timeZone, question, address, isForStaff }: Question,
): Promise<RenderedMail & { subject: string }> {
  const title = shortened(locale, textIn(locale, question.title ?? question.titleHe ?? '', question.titleHe))
  const deadline = { ...question, url: null, extendedFrom: null }
  // A mail is read later: what it tells of is not over yet.
  const line = deadlineLine({ locale, t: texts }, deadline, { now: new Date(0), timeZone })
  const subject = fill(locale, texts.deadlineQuestion.mail.subject, { kind: line.name, title })
  const mail = <QuestionMail {...{ locale, texts, origin, subject, title, line, address, isForStaff }} />
  return { subject, ...(await renderMail(mail)) }
}
