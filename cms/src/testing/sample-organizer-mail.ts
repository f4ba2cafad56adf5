import type { SubmissionRecord } from '@cyberluach/api/submissions'
import type { Locale } from '@cyberluach/i18n/locales'
import { mailTitle, type OrganizerMail } from '../features/submissions/mails/parts.tsx'
import { emptySubmission } from './empty-submission.ts'

const submission: SubmissionRecord = {
  ...emptySubmission,
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  title: 'Night of the Flags 2026',
  titleHe: 'ליל הדגלים 2026: CTF לקבוצות',
  description: 'One night, forty challenges.',
  difficultyLevel: 'mixed',
  startDate: '2026-12-03T18:00:00+02:00',
  endDate: '2026-12-03T23:30:00+02:00',
  locationCountry: 'Israel',
  locationCity: 'Haifa',
  locationVenue: 'Port 3',
  organizerName: 'Noa',
  organizerEmail: 'noa@example.com',
  registrationUrl: 'https://flags.example/register',
  prizeMoney: 2500,
}

/** A mail about an event that was made up, for tests and pictures. */
export function sampleMail(locale: Locale, changes: Partial<SubmissionRecord> = {}): OrganizerMail {
  const changed = { ...submission, locale, ...changes }
  return {
    locale,
    timeZone: 'Asia/Jerusalem',
    origin: 'https://calendar.example',
    submission: changed,
    title: mailTitle(locale, changed),
    link: {
      address: `https://calendar.example${locale === 'he' ? '/he' : ''}/submission/D4-tW9nLRp-hZXCGdyiVDg.tb2n3k.Zq3zq0m4kqL0mC2k3nV8Xw1yQe7uT5rP9sA6dF4gH1j`,
      until: new Date('2027-05-20T08:00:00Z'),
    },
  }
}
