import type { SubmissionRecord } from '@cyberluach/api/submission-schema'
import { textIn, type Locale } from '@cyberluach/i18n/locales'

/** What every mail to an organizer is written from. */
export type OrganizerMail = {
  locale: Locale
  timeZone: string
  origin: string
  submission: SubmissionRecord
  /** The event's name as the mail shows it: in the mail's language, where there is one, and not too long. */
  title: string
  /** The private page of the submission, and the last day on which it opens. */
  link: { address: string; until: Date }
}

const longestTitle = 90

/** The name in the mail's language, cut between letters where it is long. */
export function mailTitle(
  locale: Locale,
  { title, titleHe }: Pick<SubmissionRecord, 'title' | 'titleHe'>,
): string {
  const name = textIn(locale, title, titleHe)
  const letters = [...new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(name)]
  if (letters.length <= longestTitle) return name
  const kept = letters.slice(0, longestTitle - 1).map(({ segment }) => segment)
  return `${kept.join('').trimEnd()}…`
}
