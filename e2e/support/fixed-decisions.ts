import type { DecidedProposal, Proposal } from '@cyberluach/api/proposals'
import type { KnownEvent, Claim } from '@cyberluach/api/sources'
import { at, id } from './fixed-ids.ts'

export const owasp: Claim = {
  title: 'OWASP AppSec Israel 2027',
  titleHe: null,
  description: null,
  startDay: '2027-10-06',
  endDay: '2027-10-07',
  startsAt: null,
  endsAt: null,
  url: 'https://appsecil.org/',
  isOnline: false,
  city: 'Tel Aviv',
  country: 'Israel',
  venue: null,
  eventType: 'conference',
  state: 'scheduled',
  organizer: null,
  admission: 'paid',
  price: null,
  tags: [],
  deadlines: [],
}

const event = (n: number, statement: Claim, statedBy: KnownEvent['statedBy'] = {}): KnownEvent => ({
  id: id(n),
  path: `/event/${id(n)}`,
  isPublished: true,
  statement,
  statedBy,
})

function proposal(n: number, fields: Partial<Proposal>): Proposal {
  return {
    id: id(n),
    kind: 'new',
    score: null,
    createdAt: at(-2),
    source: { id: id(1), name: 'infosec-events', kind: 'xsa' },
    statement: owasp,
    firstSeenAt: at(-146),
    lastSeenAt: at(-2),
    event: null,
    candidates: [],
    fields: [],
    otherDay: null,
    lastPlace: null,
    ...fields,
  }
}

export const known: Claim = {
  ...owasp,
  title: 'AppSec IL 2027',
  startDay: '2027-05-18',
  endDay: '2027-05-19',
  venue: 'Tel Aviv University',
  organizer: 'OWASP Israel',
  admission: null,
}
export const waiting = [
  proposal(21, {
    kind: 'pair',
    score: 0.87,
    candidates: [
      {
        event: event(31, known, { startDay: 'OWASP', organizer: null }),
        score: 0.87,
        why: ['sameHost', 'alikeName', 'sameCity'],
      },
      {
        event: event(32, {
          ...known,
          title: 'BSides Tel Aviv 2027',
          startDay: '2027-06-30',
          endDay: '2027-06-30',
        }),
        score: 0.41,
        why: ['sameCity'],
      },
    ],
  }),
  proposal(22, {
    kind: 'change',
    source: { id: id(3), name: 'OWASP', kind: 'owasp' },
    statement: { ...owasp, title: 'OWASP Global AppSec Vienna', city: 'Vienna', country: 'Austria' },
    event: event(33, {
      ...owasp,
      title: 'OWASP Global AppSec Vienna',
      city: 'Vienna',
      country: 'Austria',
      startDay: '2027-06-22',
      endDay: '2027-06-26',
    }),
    fields: [
      { field: 'startDay', before: '2027-06-22', after: '2027-10-06' },
      { field: 'endDay', before: '2027-06-26', after: '2027-10-07' },
    ],
  }),
  proposal(23, {
    kind: 'vanished',
    lastSeenAt: at(-74),
    statement: { ...owasp, title: 'Hack in the Box Amsterdam', city: 'Amsterdam', country: 'Netherlands' },
    event: event(34, {
      ...owasp,
      title: 'Hack in the Box Amsterdam',
      city: 'Amsterdam',
      country: 'Netherlands',
    }),
  }),
  proposal(24, {
    statement: {
      ...owasp,
      title: 'Nullcon Berlin 2027',
      city: 'Berlin',
      country: 'Germany',
      startDay: '2027-03-04',
      endDay: '2027-03-06',
      url: 'https://nullcon.net/berlin-2027',
    },
  }),
  proposal(25, {
    statement: {
      ...owasp,
      title: 'Insomni’hack 2027',
      city: 'Lausanne',
      country: 'Switzerland',
      startDay: '2027-03-18',
      endDay: '2027-03-18',
      eventType: 'ctf',
    },
  }),
]

export const decided: DecidedProposal[] = [
  {
    proposal: proposal(26, { kind: 'pair', statement: { ...owasp, title: 'Black Hat Asia 2027' } }),
    verdict: 'same',
    eventId: id(35),
    decidedAt: at(-1),
    decidedBy: 'admin',
    undoneAt: null,
    mayUndo: true,
    hindrance: null,
    about: [
      {
        id: id(35),
        path: '/event/black-hat-asia-2027',
        title: 'Black Hat Asia 2027',
        titleHe: null,
        startDay: '2027-04-20',
      },
    ],
    alsoSettled: 1,
    isMerged: false,
    batch: null,
  },
  {
    proposal: proposal(27, { statement: { ...owasp, title: 'Vendor Days 2027' } }),
    verdict: 'ignore',
    eventId: null,
    decidedAt: at(-30),
    decidedBy: 'admin',
    undoneAt: null,
    mayUndo: false,
    hindrance: 'eventChanged',
    about: [],
    alsoSettled: 0,
    isMerged: false,
    batch: null,
  },
]
