import type { WaitingRequest, LinkedSubmission } from '@cyberluach/api/submission-link'
import type { SubmissionRecord, ReadEventDetailsRequest } from '@cyberluach/api/submissions'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { EventState } from '@cyberluach/core/events/event-states'
import { instantInZone, startOfDay } from '@cyberluach/core/dates/zoned-time'
import type { Pool, PoolClient } from 'pg'
import { eventColumns, eventOf, wholeTables, type EventRow, columnOf } from '../../events/rows.ts'
import { submissionColumns, submissionOf, type SubmissionRow } from '../rows.ts'
import type { ReadEventEdit } from '@cyberluach/api/managed-events'
import type { RequestedDetails } from '@cyberluach/api/event-request'
import { dayKeyOf, lastDayOf } from '@cyberluach/core/dates/day-key'
import { eventFacts, eventFields, fieldNames } from '@cyberluach/core/events/event-fields'
import type { Deadline } from '@cyberluach/core/events/deadline'
import { deadlineOfSent, inEventZone, mostDeadlines, type SentDeadline } from '@cyberluach/core/forms/deadline-form'

type RequestRow = {
  id: string
  state: EventState | null
  startsAt: Date | null
  endsAt: Date | null
  allDay: boolean
  details: StoredDetails | null
  reason: string
  createdAt: Date
}

const requestColumns = `
  r.id, r.state, r.starts_at as "startsAt", r.ends_at as "endsAt", r.all_day as "allDay", r.details, r.reason,
  r.created_at as "createdAt"`

/** What organizers ask for and nobody has decided about, the oldest first; of events that are still there. */
export async function readWaiting(pool: Pool, timeZone: string): Promise<WaitingRequest[]> {
  const { rows } = await pool.query<RequestRow & { submissionId: string }>(
    `select ${requestColumns}, r.submission_id as "submissionId"
     from event_requests r join events e on e.submission_id = r.submission_id
     where r.decided_at is null order by r.created_at, r.id limit 100`,
  )
  const ids = rows.map(({ submissionId }) => submissionId)
  const [events, submissions] = [await eventsOf(pool, ids, timeZone), await submissionsOf(pool, ids, timeZone)]
  return rows.flatMap((row) => {
    const [event, submission] = [events.get(row.submissionId), submissions.get(row.submissionId)]
    if (!event || !submission) return []
    return {
      id: row.id,
      ...requestOf(row, { event, submission }, timeZone),
      organizer: submission.organizerName,
      event,
      wanted: row.details && wantedEvent(event, row.details, timeZone),
    }
  })
}

/** The change of the event of a submission that was asked for last by the private link; null where none was. */
export async function readLastRequest(
  database: Pool | PoolClient,
  submission: SubmissionRecord,
  event: CalendarEvent | null,
  timeZone: string,
): Promise<LinkedSubmission['request']> {
  const { rows } = await database.query<RequestRow & { isGranted: boolean | null }>(
    `select ${requestColumns}, r.is_granted as "isGranted" from event_requests r
     where r.submission_id = $1 order by r.created_at desc limit 1`,
    [submission.id],
  )
  const [row] = rows
  if (!row || !event) return null
  const outcome = row.isGranted === null ? 'waiting' : row.isGranted ? 'granted' : 'declined'
  return { ...requestOf(row, { event, submission }, timeZone), outcome }
}

/** The event of a submission as it stands; null where there is none. */
export async function readLinkedEvent(
  database: Pool | PoolClient,
  submission: string,
  timeZone: string,
): Promise<CalendarEvent | null> {
  return (await eventsOf(database, [submission], timeZone)).get(submission) ?? null
}

type Stands = { event: CalendarEvent; submission: SubmissionRecord }

function requestOf(
  { state, startsAt, endsAt, allDay, details, reason, createdAt }: RequestRow,
  { event, submission }: Stands,
  timeZone: string,
) {
  const instant = (date: Date | null) => date && instantInZone(date, timeZone)
  return {
    state,
    startDate: instant(startsAt),
    endDate: instant(endsAt),
    allDay,
    details: details && detailsReport(event, submission, details, timeZone),
    reason,
    createdAt: createdAt.toISOString(),
  }
}

/** By the submission that each was published from. */
async function eventsOf(
  database: Pool | PoolClient,
  submissions: readonly string[],
  timeZone: string,
): Promise<Map<string, CalendarEvent>> {
  if (submissions.length === 0) return new Map()
  const { rows } = await database.query<EventRow & { submissionId: string }>(
    `select ${eventColumns}, e.submission_id as "submissionId" from ${wholeTables}
     where e.submission_id = any($1::uuid[])`,
    [submissions],
  )
  return new Map(rows.map((row) => [row.submissionId, eventOf(row, timeZone)]))
}

async function submissionsOf(
  pool: Pool,
  ids: readonly string[],
  timeZone: string,
): Promise<Map<string, SubmissionRecord>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<SubmissionRow>(
    `select ${submissionColumns} from submissions s where s.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, submissionOf(row, timeZone)]))
}

/** What of a published event is asked for, the fields that differ alone: of the event, and what only the team sees. */
export type StoredDetails = { event: EventDetails; submission: Record<string, string | null> }

type EventDetails = Partial<Omit<ReadEventEdit, 'series' | 'organizer' | 'admission'>>

type When = Pick<ReadEventEdit, 'startDate' | 'endDate' | 'allDay'>

const facts = [...fieldNames(eventFields.names), ...fieldNames(eventFields.descriptions), ...fieldNames(eventFacts)]

const { organizerEmail: _, ...organizer } = eventFields.organizer
/** What was sent for the team and stays with the submission. */
const submissionFacts = [
  ...fieldNames(organizer),
  ...fieldNames(eventFields.contact),
  'additionalInfo',
] as const satisfies (keyof SubmissionRecord)[]

type SubmissionFacts = Pick<SubmissionRecord, (typeof submissionFacts)[number]>

/** What differs between what is asked for and what stands; null where nothing does. */
export function detailsBetween(
  request: ReadEventDetailsRequest,
  event: CalendarEvent,
  submission: SubmissionFacts,
  timeZone: string,
): StoredDetails | null {
  const changed: Record<string, unknown> = differing(facts, request, event)
  if (request.price !== undefined && request.price !== event.price) changed.price = request.price
  if (request.tags && !isSame(request.tags, event.tags)) changed.tags = request.tags
  const when = whenOf(request, timeZone)
  if (!isSame(toMinutes(when, timeZone), toMinutes(event, timeZone))) Object.assign(changed, when)
  const deadlines = request.deadlines && deadlinesOf(request.deadlines, request.timeZone ?? timeZone, event)
  if (deadlines && !isSame(deadlines.map(said), event.deadlines.map(said))) changed.deadlines = deadlines
  const details: StoredDetails = {
    event: changed,
    submission: differing(submissionFacts, request, submission),
  }
  const isAny = [details.event, details.submission].some((part) => Object.keys(part).length > 0)
  return isAny ? details : null
}

/** What is said of the event with the details. */
export function editWith(event: CalendarEvent, { event: changed }: StoredDetails): ReadEventEdit {
  const { startDate, endDate, allDay, deadlines, organizer: host, admission, price, tags } = event
  const stands = {
    ...pick(facts, event),
    startDate,
    endDate,
    allDay,
    organizer: host,
    admission,
    price,
    tags,
  }
  return { ...stands, deadlines, ...changed } as ReadEventEdit
}

export function isMove(event: CalendarEvent, { event: { startDate, allDay } }: StoredDetails, timeZone: string) {
  return startDate !== undefined && dayOf(startDate, allDay ?? false, timeZone) !== event.day
}

export function wantedEvent(event: CalendarEvent, details: StoredDetails, timeZone: string): CalendarEvent {
  const { series: __, ...edit } = editWith(event, details)
  const { startDate, endDate, allDay } = edit
  const day = dayOf(startDate, allDay, timeZone)
  const lastDay = allDay ? (endDate ?? startDate).slice(0, 10) : lastDayOf(startDate, endDate, timeZone)
  return { ...event, ...(edit as Partial<CalendarEvent>), day, lastDay }
}

/** What differs, as the history of an event has it: the fields as they are, and as they would be. */
function detailsReport(
  event: CalendarEvent,
  submission: SubmissionFacts,
  details: StoredDetails,
  timeZone: string,
): RequestedDetails {
  const wanted = wantedEvent(event, details, timeZone)
  const names = Object.keys(details.event).filter((name) => !whenNames.includes(name)) as (keyof CalendarEvent)[]
  const isWhen = details.event.startDate !== undefined
  const side = (one: CalendarEvent) => ({ ...pick(names, one), ...(isWhen && historyWhen(one)) })
  return {
    before: { ...side(event), ...pick(Object.keys(details.submission), submission) },
    after: { ...side(wanted), ...details.submission },
  }
}

export function columnsOfDetails({ submission }: StoredDetails): [column: string, value: string | null][] {
  return submissionFacts
    .filter((name) => Object.hasOwn(submission, name))
    .map((name) => [columnOf(name), submission[name] ?? null])
}

const whenNames = ['startDate', 'endDate', 'allDay']

function whenOf({ startDate, endDate, allDay }: When, timeZone: string): When {
  const instant = (date: string) => (allDay ? startOfDay(date.slice(0, 10), timeZone) : date)
  return { startDate: instant(startDate), endDate: endDate && instant(endDate), allDay }
}

/** Without seconds, which no form has; of what lasts all day the days. */
function toMinutes({ startDate, endDate, allDay }: When, timeZone: string): unknown[] {
  if (allDay) return [dayOf(startDate, true, timeZone), dayOf(endDate ?? startDate, true, timeZone)]
  const minute = (date: string | null) => date && Math.floor(Date.parse(date) / 60_000)
  return [minute(startDate), minute(endDate)]
}

function historyWhen({ startDate, endDate, allDay, day, lastDay }: CalendarEvent) {
  const hours = { startsAt: allDay ? null : startDate, endsAt: allDay ? null : endDate }
  return { allDay, ...hours, startDay: day, endDay: lastDay }
}

function dayOf(date: string, isAllDay: boolean, timeZone: string): string {
  return isAllDay ? date.slice(0, 10) : dayKeyOf(new Date(date), timeZone)
}

/** A form holds as many as can be handed in: those behind them stay. */
function deadlinesOf(sent: readonly SentDeadline[], clock: string, { deadlines }: CalendarEvent): Deadline[] {
  const request = sent.map((one) => {
    const { extendedFrom: ___, ...deadline } = deadlineOfSent(inEventZone(one, clock))
    const stood = deadlines.find((before) => said(before) === said({ ...deadline, extendedFrom: null }))
    return stood ?? { ...deadline, extendedFrom: null }
  })
  return [...request, ...deadlines.slice(mostDeadlines)]
}

/** A deadline without what it was extended from, which follows from the others. */
function said({ kind, day, at, zone, url }: Deadline): string {
  return JSON.stringify([kind, day, at && Date.parse(at), zone, url])
}

function differing<Name extends string>(
  names: readonly Name[],
  request: Partial<Record<NoInfer<Name>, unknown>>,
  stands: Partial<Record<NoInfer<Name>, unknown>>,
): Record<string, string | null> {
  const found = names.filter((name) => (request[name] ?? null) !== (stands[name] ?? null))
  return Object.fromEntries(found.map((name) => [name, (request[name] ?? null) as string | null]))
}

function pick<Source extends object>(names: readonly string[], source: Source): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, (source as Record<string, unknown>)[name] ?? null]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
