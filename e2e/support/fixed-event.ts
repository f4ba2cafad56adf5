import type {
  EventChange,
  EventDuplicates,
  ManagedEvent,
  ManagedEvents,
  ManagedSeries,
} from '@cyberluach/api/managed-events'
import type { Page } from '@playwright/test'

const papers = {
  kind: 'callForPapers',
  day: '2026-12-10',
  at: null,
  zone: null,
  url: 'https://flags.example/papers',
  extendedFrom: null,
} as const

/** An event with deadlines of each sort, as the dashboard reads it. */
export const fixedEvent: ManagedEvent = {
  id: '00000000-0000-4000-8000-000000000001',
  url: '/event/night-of-the-flags-2027',
  version: '1',
  submissionId: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  title: 'Night of the flags',
  titleHe: 'ליל הדגלים',
  description: 'One night, many flags.',
  descriptionHe: 'לילה אחד, הרבה דגלים.',
  eventType: 'ctf',
  difficultyLevel: null,
  startDate: '2027-03-03T18:00:00+02:00',
  endDate: '2027-03-03T22:00:00+02:00',
  allDay: false,
  day: '2027-03-03',
  lastDay: '2027-03-03',
  isOnline: false,
  locationCountry: 'Israel',
  locationCity: 'Haifa',
  locationVenue: null,
  registrationUrl: 'https://flags.example',
  livestreamUrl: null,
  prizeMoney: null,
  languages: 'en,he',
  captions: null,
  signLanguage: null,
  stepFreeAccess: 'yes',
  travelHelp: null,
  conductUrl: null,
  organizer: 'The flag people',
  admission: 'paid',
  price: '50 ILS',
  tags: ['night'],
  deadlines: [
    papers,
    {
      ...papers,
      kind: 'earlyPrice',
      day: '2027-01-20',
      at: '2027-01-20T16:00:00Z',
      zone: 'Asia/Jerusalem',
      url: null,
      extendedFrom: '2027-01-10',
    },
  ],
  series: { slug: 'flags', name: 'Flag Nights', nameHe: 'לילות הדגלים' },
  former: null,
  source: null,
  updatedAt: '2026-11-19T08:00:00.000Z',
  checkedAt: null,
  state: 'scheduled',
  isSample: false,
}

const changes: EventChange[] = [
  {
    id: '2',
    at: '2026-11-19T08:00:00.000Z',
    actor: 'admin',
    began: null,
    before: { deadlines: [{ ...papers, day: '2026-12-01' }], series: null },
    after: {
      deadlines: [{ ...papers, extendedFrom: '2026-12-01' }],
      series: { slug: 'flags', name: 'Flag Nights', nameHe: 'לילות הדגלים' },
    },
  },
  { id: '1', at: '2026-11-01T08:00:00.000Z', actor: 'admin', began: 'hand', before: {}, after: {} },
]

const series: ManagedSeries[] = [
  { slug: 'flags', name: 'Flag Nights', nameHe: 'לילות הדגלים', isYearly: true, events: 1 },
]

const noDuplicates: EventDuplicates = { alike: [], merged: [] }

/** Answers the tab of events with this one alone. */
export async function showFixedEvent(page: Page): Promise<void> {
  const list: ManagedEvents = {
    events: [fixedEvent],
    total: 1,
    counted: 1,
    samples: 0,
    isMore: false,
    years: { first: 2027, last: 2027 },
  }
  await page.route('**/api/sys/mgmt/events?*', (route) => route.fulfill({ json: list }))
  await page.route('**/api/sys/mgmt/events/*/changes', (route) => route.fulfill({ json: changes }))
  await page.route('**/api/sys/mgmt/events/*/duplicates', (route) => route.fulfill({ json: noDuplicates }))
  await page.route('**/api/sys/mgmt/events/*/page-facts', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/sys/mgmt/series', (route) => route.fulfill({ json: series }))
}
