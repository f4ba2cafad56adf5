import { eventFields, unknownValues } from '@cyberluach/core/events/event-fields'
import type { Standing } from '../forms/event-details.ts'
import { sampleEvent } from './sample-event.ts'

const timeZone = 'Asia/Jerusalem'

/** A published event and the submission that it came of, for tests of what its organizer can ask for. */
export function sampleStanding(): Standing {
  const submission = {
    id: '7f1d3c52-98f2-4a0e-9d0f-0a1b2c3d4e5f',
    title: 'Night of the flags',
    titleHe: null,
    description: 'As it was sent',
    descriptionHe: null,
    eventType: 'ctf',
    difficultyLevel: null,
    startDate: '2026-12-03T18:00:00+02:00',
    endDate: '2026-12-03T21:00:00+02:00',
    allDay: false,
    timeZone,
    locationCountry: 'Israel',
    locationCity: 'Haifa',
    locationVenue: null,
    isOnline: false,
    organizerName: 'Flags Club',
    organizerEmail: 'ops@example.com',
    organizerPhone: null,
    contactPersonName: 'Dana',
    contactPersonPhone: '052-555-0137',
    contactPersonPosition: null,
    contactPersonHours: null,
    registrationUrl: 'https://flags.example',
    livestreamUrl: null,
    prizeMoney: 500,
    ...unknownValues(eventFields.practical),
    deadlines: [],
    additionalInfo: 'Not made by the form',
    createdAt: '2026-11-20T08:00:00.000Z',
    locale: 'en',
    correctedAt: null,
    withdrawnAt: null,
  } as const
  const event = sampleEvent({
    title: 'Night of all flags',
    description: 'As it is published',
    eventType: 'ctf',
    startDate: '2026-12-03T18:00:15+02:00',
    endDate: null,
    allDay: false,
    day: '2026-12-03',
    lastDay: '2026-12-03',
    locationCountry: 'Israel',
    locationCity: 'Haifa',
    registrationUrl: 'https://flags.example',
    prizeMoney: 500,
    price: '50 ₪',
    tags: ['night', 'ctf'],
    deadlines: [
      {
        kind: 'registration',
        day: '2026-12-01',
        at: '2026-12-01T16:00:00Z',
        zone: timeZone,
        url: null,
        extendedFrom: null,
      },
    ],
  })
  return { submission: { ...submission, deadlines: [] }, event }
}
