import { createHash } from 'node:crypto'
import { calendarFeed, calendarEntry, calendarFile, linkedEntry } from '@cyberluach/core/calendar-file/calendar-file'
import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'

/** What two libraries read, in the time zone of this process, of events that begin at these instants and days. */
export type ReadBack = {
  offset: number
  bytes: string
  ical: Read
  nodeIcal: Read
}
type Read = { instants: string[]; days: string[][] }

type Input = { instants: string[]; days: [first: string, last: string][] }

const { instants, days } = JSON.parse(process.argv[2] ?? '') as Input
const texts = { title: 'Title', description: 'Text', location: 'Haifa', url: 'https://example.com/' }
const changed = new Date('2026-01-01T00:00:00Z')
const events = [
  ...instants.map((startDate, index) => ({
    ...texts,
    id: `instant-${index}`,
    allDay: false,
    startDate,
    endDate: startDate,
    day: '2026-01-01',
    lastDay: '2026-01-01',
  })),
  ...days.map(([day, lastDay], index) => ({
    ...texts,
    id: `days-${index}`,
    allDay: true,
    startDate: `${day}T00:00:00Z`,
    endDate: null,
    day,
    lastDay,
  })),
]
const entries = events.map((event) => linkedEntry(calendarEntry(event, changed), event.url))
const text = calendarFeed({ name: 'Name', timeZone: 'Asia/Jerusalem', entries })
const files = events.map((event) => calendarFile(event, changed))

const byIcal = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
const icalEvents = byIcal.map((event) => new ICAL.Event(event))
const nodeIcalEvents = Object.values(nodeIcal.sync.parseICS(text)).filter(
  (part): part is VEvent => part?.type === 'VEVENT',
)
const read: ReadBack = {
  offset: changed.getTimezoneOffset(),
  bytes: createHash('sha256')
    .update(text + files.join(''))
    .digest('hex'),
  ical: {
    instants: icalEvents
      .filter(({ startDate }) => !startDate.isDate)
      .map(({ startDate }) => startDate.toJSDate().toISOString()),
    days: icalEvents
      .filter(({ startDate }) => startDate.isDate)
      .map(({ startDate, endDate }) => [String(startDate), String(endDate)]),
  },
  nodeIcal: {
    instants: nodeIcalEvents.filter(({ datetype }) => datetype !== 'date').map(({ start }) => start.toISOString()),
    days: nodeIcalEvents
      .filter(({ datetype }) => datetype === 'date')
      .map(({ start, end }) => [localDay(start), localDay(end)]),
  },
}
console.log(JSON.stringify(read))

/** The day by the clock of this process, which is how that library gives days. */
function localDay(date: Date | undefined): string {
  if (!date) return ''
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
