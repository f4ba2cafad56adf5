import { fill } from '@cyberluach/i18n/translate'
import { renderMail, type RenderedMail } from '../../mail/render-mail.tsx'
import { countsOf, type Notice, type NoticeTexts } from './notice.ts'
import { NoticeMail } from './NoticeMail.tsx'

/** The mail that tells an admin what arrived; its subject says how much of what. */
export async function writeNotice(
  texts: NoticeTexts,
  notice: Notice,
): Promise<RenderedMail & { subject: string }> {
  const { locale, arrivals, suspicious, backup } = notice
  const words = texts.staffMail.subject
  const arrived = countsOf(locale, words, (kind) => arrivals[kind].length)
  const ofScripts = suspicious > 0 && fill(locale, words.suspicious, { n: suspicious })
  const subject = [backup && words.backup, arrived, ofScripts].filter(Boolean).join(' · ')
  return { subject, ...(await renderMail(<NoticeMail {...{ texts, notice, subject }} />)) }
}
