import type { SubmissionRecord } from '@cyberluach/api/submission-schema'
import { textIn, type Locale } from '@cyberluach/i18n/locales'
import { shortened } from '../../mail/shortened.ts'

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

/** The name in the mail's language, cut between letters where it is long. */
export function mailTitle(
  locale: Locale,
  { title, titleHe }: Pick<SubmissionRecord, 'title' | 'titleHe'>,
): string {
  return shortened(locale, textIn(locale, title, titleHe))
}
