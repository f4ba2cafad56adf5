import type { Proposals } from '@cyberluach/api/proposals'
import type { SourcePreview, ManagedSource, SourceRun, Claim } from '@cyberluach/api/sources'
import type { Page } from '@playwright/test'
import { decided, known, owasp, waiting } from './fixed-decisions.ts'
import { at, id } from './fixed-ids.ts'
import { fixedSummary } from './fixed-queues.ts'

const counts = { rows: 0, new: 0, changed: 0, known: 0, refused: 0, leftOut: 0, vanished: 0, over: 0 }

function run(n: number, fields: Partial<SourceRun>): SourceRun {
  const { refused: _, ...told } = { refused: [], ...fields }
  return {
    id: String(n),
    trigger: 'timetable',
    startedAt: at(-2),
    endedAt: at(-2),
    outcome: 'changed',
    reason: null,
    detail: null,
    counts,
    refused: [],
    ...told,
    ...(fields.refused && { refused: fields.refused }),
  }
}

const runs = [
  run(4, {
    counts: { rows: 212, new: 6, changed: 2, known: 201, refused: 3, leftOut: 0, vanished: 1, over: 0 },
    refused: [
      { raw: '| Hack in Paris | TBD, 2027 | Paris | | |', line: 88, reason: 'toBeDetermined' },
      { raw: '| BSides Limburg | Mar. 12 | Hasselt | | |', line: 131, reason: 'noYear' },
      { raw: '| VB2026 | Sep. 23-25, 2025 | Seville | | |', line: 190, reason: 'yearAgainstAddress' },
    ],
  }),
  run(3, { endedAt: at(-74), outcome: 'unchanged', counts: { ...counts, rows: 206, known: 206 } }),
  run(2, { endedAt: at(-146), outcome: 'failed', reason: 'tooSlow', trigger: 'person' }),
  run(1, { endedAt: at(-148), trigger: 'person', counts: { ...counts, rows: 206, new: 206 } }),
]

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

function source(n: number, fields: Partial<ManagedSource>): ManagedSource {
  return {
    id: id(n),
    name: 'infosec-events',
    kind: 'xsa',
    address: 'https://raw.githubusercontent.com/xsa/infosec-events/HEAD/README.md',
    licence: 'CC BY 4.0',
    credit: 'xsa/infosec-events and its contributors',
    creditUrl: 'https://github.com/xsa/infosec-events',
    mayPassOn: true,
    trust: 'queue',
    everyHours: 72,
    isOn: true,
    hasPermission: false,
    ...noDefaults,
    eventType: 'conference',
    health: 'well',
    isSyncing: false,
    lastRun: runs[0] ?? null,
    nextRunAt: at(70),
    records: 212,
    events: 187,
    waiting: 9,
    ...fields,
  }
}

const none = { lastRun: null, records: 0, events: 0, waiting: 0 }

const sources = [
  source(1, {}),
  source(2, {
    ...none,
    name: 'CTFtime',
    kind: 'ctftime',
    address: 'https://ctftime.org/api/v1/events/?limit=100',
    licence: null,
    health: 'never',
    isOn: false,
    nextRunAt: null,
  }),
  source(3, {
    name: 'OWASP',
    kind: 'owasp',
    address: 'https://raw.githubusercontent.com/OWASP/owasp.github.io/HEAD/_data/events.yml',
    health: 'failed',
    lastRun: run(9, { outcome: 'failed', reason: 'notFound', detail: 'HTTP 404', endedAt: at(-5) }),
    nextRunAt: at(19),
    everyHours: 24,
  }),
  source(4, {
    name: 'אירועי סייבר בתל אביב',
    kind: 'iCalendar',
    address: 'https://calendar.example/tlv.ics',
    trust: 'publish',
    health: 'degraded',
    lastRun: run(8, {
      outcome: 'degraded',
      reason: 'muchSmaller',
      endedAt: at(-11),
      counts: { ...counts, rows: 4, known: 4 },
    }),
    nextRunAt: at(13),
    everyHours: 24,
  }),
]

const row = (statement: Claim, more: Partial<SourcePreview['new'][number]> = {}) => ({
  statement,
  event: null,
  isCertain: false,
  fields: [],
  isPast: false,
  byDefault: [],
  ...more,
})
const brief = {
  id: id(31),
  path: `/event/${id(31)}`,
  title: known.title,
  titleHe: null,
  startDay: known.startDay,
}

const preview: SourcePreview = {
  failed: null,
  detail: null,
  degraded: null,
  counts: { rows: 6, new: 2, changed: 1, known: 3, refused: 3, leftOut: 0, vanished: 0, over: 0 },
  past: { new: 0, changed: 0, known: 0 },
  new: [
    row({ ...owasp, title: 'Nullcon Berlin 2027', city: 'Berlin', country: 'Germany' }),
    row(owasp, { event: brief }),
  ],
  changed: [
    row(owasp, {
      event: brief,
      isCertain: true,
      fields: [{ field: 'startDay', before: known.startDay, after: owasp.startDay }],
    }),
  ],
  known: [row(known, { event: brief, isCertain: true })],
  refused: runs[0]?.refused ?? [],
}

/** Answers what the sources' tab asks for with lists of which nothing ever changes. */
export async function showFixedSources(page: Page, { isEmpty = false } = {}): Promise<void> {
  const shown: Proposals = {
    proposals: isEmpty ? [] : waiting,
    total: isEmpty ? 0 : waiting.length,
    counts: isEmpty
      ? { new: 0, pair: 0, change: 0, vanished: 0, leftOut: 0 }
      : { new: 2, pair: 1, change: 1, vanished: 1, leftOut: 0 },
    over: isEmpty ? 0 : 351,
    certain: isEmpty ? 0 : 2,
  }
  const answers: [string, unknown][] = [
    ['summary', { ...fixedSummary(true), sources: { waiting: shown.total, failing: isEmpty ? 0 : 2 } }],
    ['sources', isEmpty ? [] : sources],
    ['sources/*/runs', runs],
    ['source-preview', preview],
    ['proposals?*', shown],
    ['proposals/decided?*', isEmpty ? [] : decided],
  ]
  for (const [path, json] of answers) await page.route(`**/api/sys/mgmt/${path}`, (route) => route.fulfill({ json }))
}
