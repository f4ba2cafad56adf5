import type { CalendarEvent } from '@cyberluach/core/events/event'
import { eventDetails, eventFacts, eventFields, unknownValues } from '@cyberluach/core/events/event-fields'
import type { DigestContent } from '../features/newsletter/digests/digest-content.ts'

const flags: CalendarEvent = {
  ...unknownValues(eventFacts),
  ...unknownValues(eventDetails),
  deadlines: [],
  series: null,
  former: null,
  checkedAt: null,
  id: '6f8fad5b-d9cb-469f-a165-70867728950e',
  url: '/event/night-of-the-flags-2026',
  title: 'Night of the Flags 2026',
  titleHe: 'ליל הדגלים 2026: CTF לקבוצות',
  description: 'One night, forty challenges.',
  descriptionHe: null,
  eventType: 'ctf',
  difficultyLevel: 'mixed',
  startDate: '2026-12-03T18:00:00+02:00',
  endDate: '2026-12-03T23:30:00+02:00',
  locationCountry: 'Israel',
  locationCity: 'Haifa',
  locationVenue: 'Port 3',
  registrationUrl: 'https://flags.example/register',
  prizeMoney: 2500,
  tags: [],
  day: '2026-12-03',
  lastDay: '2026-12-03',
  allDay: false,
  source: null,
  updatedAt: '2026-11-20T08:00:00.000Z',
  state: 'scheduled',
  isSample: false,
}

const conference: CalendarEvent = {
  ...flags,
  id: '7f8fad5b-d9cb-469f-a165-70867728950e',
  url: '/event/harbour-security-conference-2026',
  title: 'Harbour Security Conference',
  titleHe: null,
  eventType: 'conference',
  startDate: '2026-12-04T00:00:00+02:00',
  endDate: '2026-12-06T00:00:00+02:00',
  locationCountry: 'Germany',
  locationCity: 'Hamburg',
  day: '2026-12-04',
  lastDay: '2026-12-06',
  allDay: true,
}

const webinar: CalendarEvent = {
  ...flags,
  id: '8f8fad5b-d9cb-469f-a165-70867728950e',
  url: '/event/passkeys-in-practice-2026',
  title: 'Passkeys in practice',
  titleHe: 'מפתחות גישה הלכה למעשה',
  eventType: 'webinar',
  startDate: '2026-12-04T11:00:00+02:00',
  endDate: null,
  ...unknownValues(eventFields.place),
  isOnline: true,
  day: '2026-12-04',
  lastDay: '2026-12-04',
}

/** A week that was made up, for tests and pictures: one title has no Hebrew, and not every event fits. */
export const sampleContent: DigestContent = {
  days: [
    { day: '2026-12-03', events: [flags] },
    { day: '2026-12-04', events: [conference, webinar] },
  ],
  eventCount: 5,
  closing: [
    {
      kind: 'callForPapers',
      day: '2026-12-06',
      at: null,
      zone: null,
      url: 'https://harbour.example/cfp',
      extendedFrom: '2026-11-29',
      closesAt: '2026-12-07T12:00:00.000Z',
      event: conference,
    },
    {
      kind: 'ctfSignUp',
      day: '2026-12-08',
      at: '2026-12-08T16:00:00Z',
      zone: 'Asia/Jerusalem',
      url: null,
      extendedFrom: null,
      closesAt: '2026-12-08T16:00:00.000Z',
      event: { ...flags, title: 'Winter flags', titleHe: 'דגלי חורף' },
    },
  ],
  posts: [
    {
      slug: 'first-ctf',
      title: 'Your first CTF',
      titleHe: 'ה־CTF הראשון שלכם',
      excerpt: 'What to bring, what to read, and when to sleep.',
      excerptHe: 'מה להביא, מה לקרוא ומתי לישון.',
    },
    { slug: 'passkeys', title: 'Passkeys, a year on', titleHe: '', excerpt: '', excerptHe: '' },
  ],
}
