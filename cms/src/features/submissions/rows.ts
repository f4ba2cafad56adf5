import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { eventFields } from '@cyberluach/core/events/event-fields'
import type { SentDeadline } from '@cyberluach/core/forms/deadline-form'
import { instantInZone } from '@cyberluach/core/dates/zoned-time'
import { readColumns } from '../events/rows.ts'
import { heldBack } from '../mail/recipients.ts'
import { eventTypes, type EventType } from '@cyberluach/core/events/event'
import type { SubmissionKind, SubmissionStatus } from '@cyberluach/core/submissions/submission'
import { contactCategories } from '@cyberluach/core/messages/contact-message'
import { feedbackFeatures } from '@cyberluach/core/messages/feedback'
import { locales } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { conditions, containing, type Conditions } from '../../platform/database/conditions.ts'
import type { PoolClient } from 'pg'
import { wired, type RowOf } from '../../platform/database/wired.ts'

const { names, descriptions, type, place, online, organizer, contact, links, prize, practical } = eventFields

type Moment = 'createdAt' | 'decidedAt' | 'correctedAt' | 'editedAt' | 'withdrawnAt'
type Read = Omit<SubmissionRecord, 'description' | 'startDate' | 'endDate' | 'deadlines'>

/** A submission as the statement below reads it. */
export type SubmissionRow = RowOf<Read, Moment> & {
  description: string | null
  startsAt: Date | null
  endsAt: Date | null
  deadlines: SentDeadline[] | null
}

/** Of the event that was published from it, or of the one that this was made one with. */
const ofItsEvent = (column: string) => `coalesce(
    (select e.${column} from events e where e.submission_id = s.id),
    (select e.${column} from merged_submissions m join events e on e.id = m.event_id where m.submission_id = s.id))`

export const submissionColumns = `
  s.id, ${readColumns('s', names, descriptions, type, place, online, organizer, contact, links, prize, practical)},
  s.starts_at as "startsAt", s.ends_at as "endsAt", s.all_day as "allDay", s.time_zone as "timeZone",
  s.deadlines, s.additional_info as "additionalInfo", s.admin_notes as "adminNotes", s.status, s.locale,
  s.created_at as "createdAt", ${ofItsEvent('id')} as "eventId",
  ${ofItsEvent('state')} as "eventState",
  exists (select from merged_submissions m where m.submission_id = s.id) as "isMerged",
  s.decided_at as "decidedAt", s.decided_by as "decidedBy", s.corrected_at as "correctedAt",
  s.edited_at as "editedAt", s.withdrawn_at as "withdrawnAt", s.received,
  exists (select from mails m where m.submission_id = s.id and m.error = '${heldBack}') as "isMailHeldBack",
  exists (select from mails m where m.submission_id = s.id and m.status = 'kept'
    and m.kind in ('submissionPublished', 'submissionRejected')) as "isDecisionKept",
  (select f.fault from submission_faults f where f.submission_id = s.id and f.is_suspicious) as "suspicion"`

/** The record as the wire carries it, its dates in the site's time zone; of a row that holds nothing else. */
export function submissionOf(
  { startsAt, endsAt, deadlines, description, ...row }: SubmissionRow,
  timeZone: string,
): SubmissionRecord {
  return {
    ...wired(row),
    description: description ?? '',
    startDate: startsAt && instantInZone(startsAt, timeZone),
    endDate: endsAt && instantInZone(endsAt, timeZone),
    deadlines: (deadlines ?? []).map(({ kind, day, time, zone, url }) => ({ kind, day, time, zone, url })),
  }
}

export type SubmissionFilter = {
  kind?: SubmissionKind | undefined
  status?: SubmissionStatus | undefined
  suspicious?: 'true' | undefined
  q?: string | undefined
  ids?: string[] | undefined
}

/** What a filter means in SQL, about `submissions s`: the same for the list and for its export. */
export function submissionConditions({ kind, status, suspicious, q, ids }: SubmissionFilter): Conditions {
  return conditions([
    ['s.event_type = any(?::enum_submissions_event_type[])', kind && typesOf(kind)],
    ['s.status = ?', status],
    [
      `(?::text is not null and s.status = 'pending' and exists (
         select from submission_faults f where f.submission_id = s.id and f.is_suspicious))`,
      suspicious,
    ],
    ['s.id = any(?::uuid[])', ids],
    [found(kind, q), containing(q)],
  ])
}

function typesOf(kind: SubmissionKind): readonly string[] {
  return kind === 'event' ? eventTypes : [kind]
}

/**
 * The names that every kind has are compared by an index. What visitors wrote in a message or as feedback is searched in
 * its own tab only, as are the words that say what it is about, in both languages.
 */
function found(kind: SubmissionKind | undefined, q = ''): string {
  const columns = ['title', 'title_he', 'organizer_name', 'organizer_email']
  if (kind === 'feedback') columns.push('description')
  if (kind === 'contact_message') columns.push('additional_info')
  const named = [...typesNamed(q), ...(kind === 'contact_message' ? categoriesNamed(q) : [])]
  const features = kind === 'feedback' ? featuresNamed(q) : []
  return `(${[...columns.map((column) => `s.${column} ilike ?`), ...named, ...features].join(' or ')})`
}

/** The types whose names contain this text: as the table knows them, or as the site calls them in Hebrew. */
function typesNamed(q: string): string[] {
  const { types } = messagesFor('he').common
  return [...eventTypes, 'contact_message', 'feedback']
    .filter((type) => type.includes(q.toLowerCase()) || types[type as EventType]?.includes(q))
    .map((type) => `s.event_type = '${type}'`)
}

/** What a message can be about, as it is stored: in what was received, or in the first line of its text. */
function categoriesNamed(q: string): string[] {
  const names = locales.map((locale) => messagesFor(locale).dashboardQueues.contact.categories)
  return contactCategories
    .filter((category) => names.some((of) => contains(of[category], q)))
    .map(
      (category) =>
        `coalesce(s.received ->> 'category', substring(s.additional_info from '^Category: (\\w+)')) = '${category}'`,
    )
}

/** The parts of the site that feedback can name, which stand under their English names. */
function featuresNamed(q: string): string[] {
  const names = locales.map((locale) => messagesFor(locale).dashboardQueues.feedback.featureNames)
  return (Object.keys(feedbackFeatures) as (keyof typeof feedbackFeatures)[])
    .filter((feature) => names.some((of) => contains(of[feature], q)))
    .map((feature) => `jsonb_exists(s.received -> 'featuresUsed', '${feedbackFeatures[feature]}')`)
}

function contains(name: string, q: string): boolean {
  return name.toLowerCase().includes(q.toLowerCase())
}

/**
 * One submission for each organizer of these events: the one that the event came by first, then those of events that were
 * made one with it. Who handed the same event in twice is named once.
 */
export async function organizersOfEvents(client: PoolClient, events: readonly string[]): Promise<SubmissionRow[]> {
  const { rows } = await client.query<SubmissionRow>(
    `select ${submissionColumns} from submissions s left join merged_submissions merged on merged.submission_id = s.id
     where merged.event_id = any($1::uuid[])
       or s.id in (select submission_id from events where id = any($1::uuid[]))
     order by merged.merged_at nulls first, s.id`,
    [events],
  )
  const byOrganizer = new Map<string, SubmissionRow>()
  for (const row of rows) {
    const organizer = `${row.eventId} ${row.organizerEmail?.toLowerCase()}`
    if (row.organizerEmail && !byOrganizer.has(organizer)) byOrganizer.set(organizer, row)
  }
  return [...byOrganizer.values()]
}
