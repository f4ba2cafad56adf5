import type { Submission } from './submission.ts'

/** A whole submission for tests, with what the test is about written over it. */
export function submissionWith(fields: Partial<Submission> = {}): Submission {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    title: 'Negev Cyber CTF',
    titleHe: null,
    description: 'Teams of four.',
    descriptionHe: null,
    eventType: 'ctf',
    difficultyLevel: 'intermediate',
    startDate: '2027-01-14T07:00:00.000Z',
    endDate: null,
    locationCountry: 'Israel',
    locationCity: 'באר שבע',
    locationVenue: null,
    isOnline: false,
    organizerName: 'CyberNegev',
    organizerEmail: 'ops@cybernegev.example',
    organizerPhone: null,
    contactPersonName: 'מאיה לוי',
    contactPersonPhone: '052-555-0137',
    contactPersonPosition: null,
    contactPersonHours: null,
    registrationUrl: 'https://ctf.cybernegev.example/2027',
    prizeMoney: null,
    additionalInfo: null,
    adminNotes: null,
    status: 'pending',
    createdAt: '2026-11-20T08:00:00.000Z',
    locale: 'he',
    eventId: null,
    decidedAt: null,
    decidedBy: null,
    received: null,
    ...fields,
  }
}
