import type { DecidedProposal, Proposal, Proposals } from '@cyberluach/api/proposals'
import type { SourcePreview, ManagedSource, SourceRun, Claim } from '@cyberluach/api/sources'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const now = '2026-11-20T09:00:00.000Z'

const run: SourceRun = {
  id: '4',
  trigger: 'timetable',
  startedAt: now,
  endedAt: now,
  outcome: 'changed',
  reason: null,
  detail: null,
  counts: { rows: 2120, new: 116, changed: 212, known: 1779, refused: 123, leftOut: 0, vanished: 111, over: 0 },
  refused: Array.from({ length: 12 }, (_, n) => ({ raw: `row ${n}`, line: n, reason: 'noYear' as const })),
}

/** What is filled in of no source. */
const noDefaults = {
  eventType: null,
  country: null,
  city: null,
  timeZone: null,
  language: null,
  organizer: null,
  tags: null,
  leaveOut: null,
  onlyWith: null,
}

/** A list as the API answers it, that was read once. */
export function sourceOf(n: number, changes: Partial<ManagedSource> = {}): ManagedSource {
  const { refused: _, ...lastRun } = run
  return {
    id: id(n),
    name: `List ${n}`,
    kind: 'json',
    address: `https://lists.example/${n}.json`,
    licence: 'MIT',
    credit: null,
    creditUrl: null,
    mayPassOn: true,
    trust: 'queue',
    everyHours: 72,
    isOn: true,
    hasPermission: false,
    ...noDefaults,
    eventType: null,
    health: 'well',
    isSyncing: false,
    lastRun,
    nextRunAt: '2026-11-23T09:00:00.000Z',
    records: 212,
    events: 187,
    waiting: 0,
    ...changes,
  }
}

const statement = (title: string): Claim => ({
  title,
  titleHe: null,
  description: null,
  startDay: '2027-10-06',
  endDay: '2027-10-07',
  startsAt: null,
  endsAt: null,
  url: null,
  isOnline: false,
  city: 'Haifa',
  country: 'Israel',
  venue: null,
  eventType: 'conference',
  state: 'scheduled',
  organizer: null,
  admission: null,
  price: null,
  tags: [],
  deadlines: [],
})

/** Something new that a list says. */
export function proposalOf(n: number): Proposal {
  return {
    id: id(n),
    kind: 'new',
    score: null,
    createdAt: now,
    source: { id: id(1), name: 'List 1', kind: 'json' },
    statement: statement(`Event ${n}`),
    firstSeenAt: now,
    lastSeenAt: now,
    event: null,
    candidates: [],
    fields: [],
    otherDay: null,
    lastPlace: null,
  }
}

export const proposalsOf = (proposals: Proposal[]): Proposals => ({
  proposals,
  total: proposals.length,
  counts: { new: proposals.length, pair: 0, change: 0, vanished: 0, leftOut: 0 },
  over: 0,
  certain: 0,
})

export const decidedOf = (n: number, undoneAt: string | null = null): DecidedProposal => ({
  proposal: proposalOf(n),
  verdict: 'publish',
  eventId: null,
  decidedAt: now,
  decidedBy: 'noa',
  undoneAt,
  mayUndo: true,
  hindrance: null,
  about: [],
  alsoSettled: 0,
  isMerged: false,
  batch: null,
})

const row = (n: number) => ({
  statement: statement(`Row ${n}`),
  event: null,
  isCertain: false,
  fields: [],
  isPast: false,
  byDefault: [],
})

/** Of twelve new rows, of which ten are shown at first. */
export const previewOf: SourcePreview = {
  failed: null,
  detail: null,
  degraded: null,
  counts: { rows: 12, new: 12, changed: 0, known: 0, refused: 0, leftOut: 0, vanished: 0, over: 0 },
  past: { new: 0, changed: 0, known: 0 },
  new: Array.from({ length: 12 }, (_, n) => row(n)),
  changed: [],
  known: [],
  refused: [],
}

export const runsOf = [run]
