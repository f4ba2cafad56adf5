import { isDayKey, type DayKey } from '@cyberluach/core/dates/day-key'
import { type Deadline, deadlineKinds } from '@cyberluach/core/events/deadline'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import type { Parser, ParserContext, SourceRow } from '../rows.ts'
import { eachJsonRow } from './collecting.ts'
import { statedRow, mostTags, dayIn, timedDays, utcInstant } from './stated-row.ts'
import { eventStates } from '@cyberluach/core/events/event-states'
import { eventTypes } from '@cyberluach/core/events/event-types'
import { z } from 'zod'

/** A list in our own shape: `{ "events": [...] }`, documented in docs/data-sources.md. */
export const parseJson: Parser = (text, context) =>
  eachJsonRow(
    text,
    (file) => (typeof file === 'object' && file !== null && 'events' in file ? file.events : null),
    (raw) => rowOf(raw, context),
  )

function rowOf(raw: unknown, { timeZone }: ParserContext): SourceRow | RejectionReason {
  const { data: event } = listedEvent.safeParse(raw)
  if (!event) return 'unreadable'
  const when = whenOf(event.start, event.end ?? null, timeZone)
  if (typeof when === 'string') return when
  const deadlines = (event.deadlines ?? []).map(deadlineOf)
  const sound = deadlines.filter((one) => typeof one !== 'string')
  const wrong = deadlines.find((one) => typeof one === 'string')
  if (wrong) return wrong
  return statedRow({
    ...event,
    ...when,
    isOnline: event.isOnline ?? false,
    eventType: event.type ?? null,
    state: event.state ?? undefined,
    admission: event.isFree === true ? 'free' : event.isFree === false ? 'paid' : null,
    languages: event.languages ?? [],
    conductUrl: event.codeOfConduct ?? null,
    tags: event.tags ?? [],
    deadlines: sound,
    raw,
  })
}

type When = Pick<SourceRow, 'startDay' | 'endDay' | 'startsAt' | 'endsAt'>

function whenOf(start: string, end: string | null, timeZone: string): When | RejectionReason {
  if (isDayKey(start)) {
    if (end !== null && !isDayKey(end)) return dayIn(end) ? 'datesDisagree' : 'noSuchDay'
    return { startDay: start, endDay: end ?? start, startsAt: null, endsAt: null }
  }
  const startsAt = utcInstant(start)
  const endsAt = end === null ? null : utcInstant(end)
  if (!startsAt) return dayIn(start) ? 'unknownTimeZone' : 'noSuchDay'
  if (end !== null && !endsAt) return dayIn(end) ? 'datesDisagree' : 'noSuchDay'
  return timedDays(startsAt, endsAt, timeZone)
}

function deadlineOf({ kind, at, zone, url, extendedFrom }: ListedDeadline): Deadline | RejectionReason {
  if (zone && !isTimeZone(zone)) return 'unknownTimeZone'
  const day: DayKey | null = at ? dayIn(at) : null
  const instant = at && !isDayKey(at) ? utcInstant(at) : null
  if (!at || !day || (!isDayKey(at) && !instant)) return 'noSuchDay'
  return {
    kind,
    day,
    at: instant,
    zone: zone ?? null,
    url: url ?? null,
    extendedFrom: extendedFrom && isDayKey(extendedFrom) ? extendedFrom : null,
  }
}

const text = (says: string) => z.string().nullish().describe(says)

const deadline = z.object({
  kind: z.enum(deadlineKinds).describe('What closes'),
  at: text('When it closes: a day (2026-12-03), or an hour with its offset (2026-12-03T18:00:00+02:00)'),
  zone: text('In which zone a day ends, as Asia/Jerusalem; anywhere on Earth (UTC-12) where none is named'),
  url: text('Where to hand in or to sign up'),
  extendedFrom: text('The day that was said before it was extended'),
})

export const listedEvent = z.object({
  id: text('A name for it that stays when its days change'),
  title: z.string().describe('Its name, in any language'),
  titleHe: text('Its name in Hebrew'),
  description: text('What it is, as plain text'),
  start: z
    .string()
    .describe('Its first day (2026-12-03), or when it begins, with the offset (2026-12-03T09:00:00+02:00)'),
  end: text('Its last day, included, or when it ends, written as the start is'),
  url: text('Its page'),
  isOnline: z.boolean().nullish().describe('Whether it takes place online alone'),
  city: text('As Denver, CO'),
  country: text('Its English or Hebrew name, or its code of ISO 3166'),
  venue: text('The house or hall'),
  type: z.enum(eventTypes).nullish().describe('Of what kind it is; the default of the source where none is said'),
  state: z.enum(eventStates).nullish().describe('scheduled where nothing is said'),
  organizer: text('Who holds it'),
  isFree: z.boolean().nullish().describe('Whether it costs nothing to come'),
  price: text('What it costs, in words'),
  languages: z.array(z.string()).nullish().describe('Which it is held in, by their codes of ISO 639-1: en, he'),
  codeOfConduct: text('The page of its code of conduct'),
  tags: z.array(z.string()).nullish(),
  deadlines: z.array(deadline).nullish(),
})

export type ListedDeadline = z.infer<typeof deadline>

/** A list of events in our own shape, which anybody may publish: `docs/event-list.schema.json` is made of it. */
export const eventList = z.object({ events: z.array(listedEvent) }).describe('A list of events for CyberLuach')

/**
 * A year's topic file of tech-conferences/conference-data: an array. It has no ids: address and first day are the key.
 * `cfpEndDate` is a day that counts as a whole.
 */
export const parseConfsTech: Parser = (text) => eachJsonRow(text, (file) => file, confsTechRowOf)

const confsTechText = z.string().nullish()
const schema = z.object({
  name: confsTechText,
  url: confsTechText,
  startDate: confsTechText,
  endDate: confsTechText,
  city: confsTechText,
  country: confsTechText,
  online: z.boolean().nullish(),
  cfpUrl: confsTechText,
  cfpEndDate: confsTechText,
  cocUrl: confsTechText,
  locales: confsTechText,
})

function confsTechRowOf(raw: unknown): SourceRow | RejectionReason {
  const { data: row } = schema.safeParse(raw)
  if (!row) return 'unreadable'
  if (!row.startDate) return 'noDate'
  return statedRow({
    title: row.name ?? '',
    startDay: row.startDate,
    endDay: row.endDate || null,
    url: row.url ?? null,
    isOnline: row.online ?? false,
    city: row.city ?? null,
    country: row.country ?? null,
    languages: row.locales?.split(',', mostTags) ?? [],
    conductUrl: row.cocUrl ?? null,
    deadlines: callForPapers(row),
    raw,
  })
}

function callForPapers({ cfpUrl, cfpEndDate }: z.infer<typeof schema>): Deadline[] {
  if (!cfpEndDate || !isDayKey(cfpEndDate)) return []
  return [{ kind: 'callForPapers', day: cfpEndDate, at: null, zone: null, url: cfpUrl ?? null, extendedFrom: null }]
}

/**
 * The answer of CTFtime's `/api/v1/events/`. Its terms want no clones: title, dates, link and format are taken, and
 * nothing else is kept. A source of this kind stays off until the operator has permission.
 */
export const parseCtftime: Parser = (text, context) =>
  eachJsonRow(
    text,
    (file) => file,
    (raw) => ctftimeRowOf(raw, context),
  )

const ctftimeText = z.string().nullish()
const ctftimeSchema = z.object({
  id: z.union([z.int(), z.string()]).nullish(),
  title: ctftimeText,
  start: ctftimeText,
  finish: ctftimeText,
  url: ctftimeText,
  ctftime_url: ctftimeText,
  format: ctftimeText,
  onsite: z.boolean().nullish(),
})

function ctftimeRowOf(raw: unknown, { timeZone }: ParserContext): SourceRow | RejectionReason {
  const { data: row } = ctftimeSchema.safeParse(raw)
  if (!row) return 'unreadable'
  if (!row.start) return 'noDate'
  const startsAt = utcInstant(row.start)
  const endsAt = row.finish ? utcInstant(row.finish) : null
  if (!startsAt || (row.finish && !endsAt)) return 'noSuchDay'
  return statedRow({
    id: row.id === null || row.id === undefined ? null : String(row.id),
    title: row.title ?? '',
    ...timedDays(startsAt, endsAt, timeZone),
    url: row.url || row.ctftime_url || null,
    isOnline: row.onsite === false,
    eventType: 'ctf',
    tags: row.format ? [row.format] : [],
    raw: row,
  })
}
