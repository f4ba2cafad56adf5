import type { Submission } from '../dashboard/submission.ts'
import { emptySubmission } from './empty-submission.ts'

/** A whole submission for tests, with what the test is about written over it. */
export function submissionWith(fields: Partial<Submission> = {}): Submission {
  return {
    ...emptySubmission,
    title: 'Negev Cyber CTF',
    description: 'Teams of four.',
    difficultyLevel: 'intermediate',
    startDate: '2027-01-14T07:00:00.000Z',
    locationCountry: 'Israel',
    locationCity: 'באר שבע',
    organizerName: 'CyberNegev',
    organizerEmail: 'ops@cybernegev.example',
    contactPersonName: 'מאיה לוי',
    contactPersonPhone: '052-555-0137',
    registrationUrl: 'https://ctf.cybernegev.example/2027',
    locale: 'he',
    ...fields,
  }
}
