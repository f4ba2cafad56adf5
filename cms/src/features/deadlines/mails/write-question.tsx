import { deadlineLine } from '@cyberluach/i18n/deadlines'
import { type Locale, textIn } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { writeMail } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'
import { shortened, type WrittenMail } from '../../mail/render-mail.tsx'
import type { QuestionRow } from '../question-rows.ts'

export type Question = {
  locale: Locale
  origin: string
  timeZone: string
  question: Pick<QuestionRow, 'kind' | 'day' | 'at' | 'zone' | 'title' | 'titleHe'>
  address: string
  /** Asked of an admin, as nobody handed the event in. */
  isForStaff: boolean
}

type Texts = Pick<Messages, 'common' | 'mail' | 'eventPage' | 'deadlineQuestion'>

/** The mail that asks whether a call that closes soon was extended. */
export function writeQuestion(
  texts: Texts,
  { locale, origin, timeZone, question, address, isForStaff }: Question,
): Promise<WrittenMail> {
  const words = texts.deadlineQuestion.mail
  const title = shortened(locale, textIn(locale, question.title ?? question.titleHe ?? '', question.titleHe))
  const deadline = { ...question, url: null, extendedFrom: null }
  // A mail is read later: what it tells of is not over yet.
  const line = deadlineLine({ locale, t: texts }, deadline, { now: new Date(0), timeZone })
  const closes = fill(locale, words.text, { kind: line.name, title, date: line.date })
  const footer = isForStaff ? words.staffFooter : texts.mail.organizerFooter
  return writeMail({
    locale,
    texts,
    origin,
    title: fill(locale, words.subject, { kind: line.name, title }),
    preview: closes,
    footer: <MailSmall locale={locale}>{footer}</MailSmall>,
    children: (
      <>
        <MailHeading locale={locale}>{words.heading}</MailHeading>
        {[closes, ...line.notes].map((words) => (
          <MailText key={words} locale={locale}>
            {words}
          </MailText>
        ))}
        <MailButton locale={locale} href={address}>
          {words.button}
        </MailButton>
        <MailSmall locale={locale}>{words.ignore}</MailSmall>
      </>
    ),
  })
}
