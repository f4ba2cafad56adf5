import { monitorEventLoopDelay } from 'node:perf_hooks'
import { eventDetails, eventFacts, unknownValues } from '@cyberluach/core/events/event-fields'
import { calendarFeed } from '@cyberluach/core/calendar-file/calendar-file'
import { messagesFor } from '../i18n/messages.ts'
import { createCalendarEntries, type VersionedRow } from '../cms/src/features/events/calendar-entries.ts'
import { atMost, reported, type Row } from './support/report.ts'

const events = 5_000
/** Letters of a description, about what events of the lists have. */
const described = 480
const timeZone = 'Asia/Jerusalem'
const reader = { locale: 'en', texts: messagesFor('en'), origin: 'https://site.example' } as const
const mostMs = 20
/** Nobody else waits longer than a few renders for a calendar that was never asked for. */
const longestHoldMs = 100

/** A calendar of 5,000 events to subscribe to: what making it costs of the CPU, and how long others are held up. */
export async function calendarFile(): Promise<Row[]> {
  const entriesOf = createCalendarEntries()
  const rows = manyRows()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const cold = await costOf(() => make(rows))
  delay.disable()
  const costs: number[] = []
  for (let change = 1; change <= 5; change++) {
    const row = rows[change * 700]
    if (row) row.version = `${change} changed`
    costs.push(await costOf(() => make(rows)))
  }
  const afterChange = costs.toSorted((one, other) => one - other)[2] ?? 0
  return [
    reported('calendar file, 5,000 events never asked for, ms of CPU', cold.toFixed(0)),
    atMost('calendar file, cold: longest hold of the event loop, ms', delay.max / 1e6, longestHoldMs, 'ms'),
    atMost('calendar file, after one event changed, ms of CPU', afterChange, mostMs, 'ms'),
  ]

  async function make(rows: readonly VersionedRow[]): Promise<void> {
    calendarFeed({ name: 'CyberLuach', timeZone, entries: await entriesOf(rows, reader, timeZone) })
  }
}

async function costOf(make: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await make()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function manyRows(): VersionedRow[] {
  const words = 'סדנה team talk flag צוות cloud prize night laptop חינם '
  return Array.from({ length: events }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    slug: `measured-event-${index}-2026`,
    title: `Measured event ${index}`,
    titleHe: null,
    description: words.repeat(Math.ceil(described / words.length)).slice(0, described),
    descriptionHe: null,
    ...unknownValues(eventFacts),
    ...unknownValues(eventDetails),
    deadlines: null,
    seriesSlug: null,
    seriesName: null,
    seriesNameHe: null,
    formerStartsAt: null,
    formerStartDay: null,
    formerEndDay: null,
    checkedAt: null,
    allDay: index % 2 === 0,
    state: 'scheduled',
    startsAt: new Date(1.79e9 * 1000 + index * 3_600_000),
    endsAt: null,
    startDay: '2026-12-03',
    endDay: '2026-12-04',
    isOnline: index % 3 === 0,
    locationCountry: 'Israel',
    locationCity: 'Haifa',
    registrationUrl: index % 4 === 0 ? null : `https://event.example/register?id=${index}`,
    sourceName: null,
    sourceCredit: null,
    sourceUrl: null,
    tags: [],
    updatedAt: new Date('2026-11-20T08:00:00Z'),
    isSample: false,
    version: '1 1',
  }))
}
