import { renderMail, type RenderedMail } from '../../mail/render-mail.tsx'
import { countsOf, type Notice, type NoticeTexts } from './notice.ts'
import { NoticeMail } from './NoticeMail.tsx'

/** The mail that tells an admin what arrived; its subject says how much of what. */
export async function writeNotice(
  texts: NoticeTexts,
  notice: Notice,
): Promise<RenderedMail & { subject: string }> {
  const { locale, arrivals, backup } = notice
  const words = texts.staffMail.subject
  const arrived = countsOf(locale, words, (kind) => arrivals[kind].length)
  const subject = [backup && words.backup, arrived].filter(Boolean).join(' · ')
  return { subject, ...(await renderMail(<NoticeMail {...{ texts, notice, subject }} />)) }
}
