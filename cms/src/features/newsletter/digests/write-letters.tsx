import { formatDate, formatDateRange } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { Configuration } from '../../../platform/configuration.ts'
import { publicOrigin } from '../../../platform/public-origin.ts'
import { renderMail } from '../../mail/render-mail.tsx'
import { textsFor } from '../../texts/texts-for.ts'
import { Digest } from './Digest.tsx'
import { FreeLetter } from './FreeLetter.tsx'
import { unsubscribePlaceholder } from '../../mail/unsubscribe-link.ts'
import type { DigestContent, Period } from './digest-content.ts'

export type Letter = { subject: string; html: string; text: string }

/** What the admin wrote for a language; where it is null, the usual. */
export type Words = { subject: string | null; intro: string | null }

type Given = {
  period: Period
  content: DigestContent
  configuration: Pick<Configuration, 'publicUrl' | 'siteAddress' | 'timeZone'>
}

/** The digest in a language. Where a reader's own link belongs stands `unsubscribePlaceholder`. */
export async function writeLetter(
  locale: Locale,
  words: Words,
  { period, content, configuration }: Given,
): Promise<Letter> {
  const texts = await textsFor(locale)
  const subject = words.subject ?? usualSubject(locale, texts, period, content)
  const { html, text } = await renderMail(
    <Digest
      {...{ locale, texts, subject, content }}
      origin={publicOrigin(configuration)}
      timeZone={configuration.timeZone}
      intro={words.intro}
      unsubscribe={unsubscribePlaceholder}
    />,
  )
  return { subject, html, text }
}

/** A letter of its own: what was written, in the frame of a language. */
export async function writeFreeLetter(
  locale: Locale,
  { subject, intro }: Words,
  configuration: Given['configuration'],
): Promise<Letter> {
  const texts = await textsFor(locale)
  const title = subject ?? ''
  const { html, text } = await renderMail(
    <FreeLetter
      {...{ locale, texts }}
      origin={publicOrigin(configuration)}
      subject={title}
      words={intro ?? ''}
      unsubscribe={unsubscribePlaceholder}
    />,
  )
  return { subject: title, html, text }
}

function usualSubject(
  locale: Locale,
  texts: Messages,
  { firstDay, lastDay }: Period,
  { eventCount }: DigestContent,
): string {
  const { digest } = texts.newsletterMail
  if (eventCount === 0) return digest.subjectOfPosts
  const days =
    firstDay === lastDay ? formatDate(locale, firstDay) : formatDateRange(locale, firstDay, lastDay)
  return fill(locale, digest.subject, { days })
}
