import { type DeadlineLine, deadlineLine } from '@cyberluach/i18n/deadlines'
import { type Locale, textIn } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailSmall, MailText } from '../../mail/layout/MailParts.tsx'
import { renderMail, type RenderedMail, shortened } from '../../mail/render-mail.tsx'
import type { QuestionRow } from '../question-rows.ts'

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
