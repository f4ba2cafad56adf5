import { addDays, dayKeyOf, daysBetween } from '@cyberluach/core/dates/day-key'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import type { Parser, SourceRow } from '../../rows.ts'
import { longestRaw, statedRow, type Stated, timedDays } from '../stated-row.ts'
import { collecting, refusedWhole } from '../collecting.ts'
import { readCalendar, textOf, type Component, propertiesOf, writtenIn } from './lines.ts'
import { budgetOfFile } from './recurrence.ts'
import { startsOfEvents, type Context, type Start } from './series.ts'
import { isTime, timeOf, timesOf, universal, zonesOf, type Time, type Zones } from './time.ts'
import { placeOf } from '../prose.ts'

/** Any iCalendar feed (RFC 5545). Of what comes again, the occurrences of the last month and the coming year are rows. */
export const parseICalendar: Parser = (text, { now, timeZone }) => {
  const file = readCalendar(text)
  if (!file) return refusedWhole('tooMany', text)
  const whole = file.parts.filter(({ kind }) => kind === 'VCALENDAR')
  // Some save an event without a calendar around it.
  const calendars = whole.length === 0 && file.parts.some(isEvent) ? [file] : whole
  if (calendars.length === 0) return refusedWhole('notThisKind', text)
  const found = collecting()
  const today = dayKeyOf(now, 'UTC')
  const span = { from: addDays(today, -31), until: addDays(today, 401) }
  const budget = budgetOfFile()
  for (const calendar of calendars) {
    const context = { zones: zonesOf(calendar, timeZone, budget), timeZone, span, budget }
    for (const { row, event } of rowsOf(calendar, context)) {
      if (!found.add(row, textOf(event, 'SUMMARY'), event.line)) return { rows: found.rows, refused: found.refused }
    }
  }
  return { rows: found.rows, refused: found.refused }
}

const isEvent = ({ kind }: Component) => kind === 'VEVENT'

type Found = { row: SourceRow | RejectionReason; event: Component }

function* rowsOf(calendar: Component, context: Context): Generator<Found> {
  const events = calendar.parts.filter(isEvent)
  const refusals = new Map(events.map((event) => [event, refusalOf(event)]))
  const startsOf = startsOfEvents(
    events.filter((event) => refusals.get(event) !== 'tooLong'),
    context,
  )
  const idOf = idsOf([...startsOf.keys()], textOf(calendar, 'PRODID'))
  const isCancelled = textOf(calendar, 'METHOD').toUpperCase() === 'CANCEL'
  for (const event of events) {
    const refusal = refusals.get(event)
    const facts = eventFacts(event, isCancelled)
    const length = lengthOf(event, context.zones)
    const rowAt = (start: Start) => {
      const days = daysOf(start, length, context.timeZone)
      const stated = { id: idOf(event, start), ...facts, raw: rawOf(event, start.clock) }
      return typeof days === 'string' ? days : statedRow({ ...stated, ...days })
    }
    for (const start of refusal ? [refusal] : (startsOf.get(event) ?? [])) {
      context.budget.letters -= lettersIn(event)
      const isPaid = context.budget.letters >= 0
      yield { event, row: !isPaid ? 'tooMany' : isTime(start) ? rowAt(start) : start }
      if (!isPaid) break
    }
  }
}

/** What is more than a row can keep is that of each occurrence. */
function refusalOf(event: Component): RejectionReason | null {
  if (lettersIn(event) > longestRaw) return 'tooLong'
  return isPrivate(event) ? 'private' : null
}

function lettersIn(event: Component): number {
  return event.lines.reduce((sum, { text }) => sum + text.length, 0)
}

/** Days by the calendar, and milliseconds besides. */
type Length = { days: number; rest: number }

/** How long an event is; null where it does not say. */
function lengthOf(event: Component, zones: Zones): Length | RejectionReason | null {
  const [start = 'noDate'] = timesOf(event, 'DTSTART', zones)
  const [end] = timesOf(event, 'DTEND', zones)
  if (!end || end === 'noDate') return durationOf(textOf(event, 'DURATION'))
  if (!isTime(start) || !isTime(end) || start.at === null || end.at !== null) return lengthBetween(start, end)
  // The day after the last one, where the start has its hour: as that day begins there.
  const zone = (start.zone !== universal && start.zone) || zones() || universal
  return { days: 0, rest: zone(`${end.clock}T00:00:00`) - start.at }
}

function lengthBetween(start: Time | RejectionReason, end: Time | RejectionReason): Length | RejectionReason {
  if (!isTime(start)) return start
  if (!isTime(end)) return end
  if (start.at !== null && end.at !== null) return { days: 0, rest: end.at - start.at }
  return start.at === end.at ? { days: daysBetween(start.clock, end.clock), rest: 0 } : 'datesDisagree'
}

function durationOf(text: string): Length | null {
  const match = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/.exec(text)
  if (!match) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((one) => Number(one ?? 0))
  return { days: weeks * 7 + days, rest: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
}

type Days = Pick<SourceRow, 'startDay' | 'endDay' | 'startsAt' | 'endsAt'>

/** The days of an occurrence: as long as the event itself, or as its own period says. */
function daysOf(start: Start, usual: Length | RejectionReason | null, timeZone: string): Days | RejectionReason {
  const own =
    start.end &&
    (durationOf(start.end) ??
      lengthBetween(
        start,
        timeOf(start.end, '', () => start.zone),
      ))
  const length = own || usual
  if (typeof length === 'string') return length
  const { days, rest } = length ?? { days: 0, rest: 0 }
  if (days < 0 || rest < 0) return 'endBeforeStart'
  const day = start.clock.slice(0, 10)
  if (start.at === null) {
    // The end of whole days is the day after the last one.
    const last = addDays(day, Math.max(days + Math.ceil(rest / dayMs) - 1, 0))
    return { startDay: day, endDay: last, startsAt: null, endsAt: null }
  }
  const from = days > 0 ? start.zone(addDays(day, days) + start.clock.slice(10)) : start.at
  const endsAt = length && new Date(from + rest).toISOString()
  return timedDays(new Date(start.at).toISOString(), endsAt, timeZone)
}

const dayMs = 86_400_000

/**
 * The names that stay: UIDs, unless Outlook wrote them, which makes new ones at each fetch, or several events without a
 * series have the same.
 */
function idsOf(events: readonly Component[], product: string): (event: Component, start: Start) => string | null {
  const isChanging = /microsoft|outlook/i.test(product)
  const whole = events.filter((event) => textOf(event, 'RECURRENCE-ID') === '')
  const counts = Map.groupBy(whole, (event) => textOf(event, 'UID'))
  return (event, { name }) => {
    const uid = textOf(event, 'UID')
    if (!uid || isChanging || /^040000008200E00074C5B7101A82E008/i.test(uid)) return null
    return (counts.get(uid)?.length ?? 0) > 1 ? null : (name ?? uid)
  }
}

type Facts = Omit<Stated, 'id' | 'startDay' | 'endDay' | 'startsAt' | 'endsAt' | 'raw'>

/** What an event says but for its times; `isCancelled` is what the file says of all its events. */
export function eventFacts(event: Component, isCancelled: boolean): Facts {
  const name = propertiesOf(event, 'ORGANIZER')[0]?.parameters.cn
  const [location, description] = [textOf(event, 'LOCATION'), textOf(event, 'DESCRIPTION')]
  const page = pageIn(location)
  return {
    title: textOf(event, 'SUMMARY'),
    state: isCancelled || textOf(event, 'STATUS').toUpperCase() === 'CANCELLED' ? 'cancelled' : 'scheduled',
    description: description || null,
    url: textOf(event, 'URL') || page || pageIn(description),
    organizer: typeof name !== 'string' || name.includes('@') ? null : name,
    tags: propertiesOf(event, 'CATEGORIES').flatMap(({ values }) => values.map(String)),
    ...placeOf(page === location ? '' : location),
  }
}

/** Whether an entry is only to show that somebody has no time, or is not meant for everybody. */
export function isPrivate(event: Component): boolean {
  const title = textOf(event, 'SUMMARY')
  const isBlocked = title === '' && textOf(event, 'TRANSP') !== ''
  return isBlocked || busy.test(title) || /^(PRIVATE|CONFIDENTIAL)$/i.test(textOf(event, 'CLASS'))
}

const busy = /^(busy|free|tentative|away|out of office|עסוק|עסוקה|תפוס|לא פנוי)$/i

/** As it stands in the file, without the names and addresses of people. */
export function rawOf(event: Component, clock: string): unknown {
  const properties = event.lines.filter(({ name }) => !/^(SEQUENCE|UID|ORGANIZER)$/.test(name))
  return { clock, properties: properties.map((line) => [line.name, writtenIn(line)]) }
}

/** The page of an event at a site that sells its tickets, of which some calendars say nothing elsewhere. */
function pageIn(text: string): string | null {
  const addresses = text.slice(0, longestSearched).match(/https?:\/\/[^\s<>"'\\)\]]+/g) ?? []
  return addresses.find((address) => ticketSites.test(URL.parse(address)?.hostname ?? '')) ?? null
}

const longestSearched = 10_000
const ticketSites = /(?:^|\.)(?:lu\.ma|luma\.\w+|meetup\.com|eventbrite\.[a-z.]{2,6})$/
