import type { SubmissionRecord } from '@cyberluach/api/submission-schema'
import { eventFields, valuesOf } from '@cyberluach/core/event-fields'
import type { SentDeadline } from '@cyberluach/core/sent-deadlines'
import { instantInZone } from '@cyberluach/core/zoned-time'
import { readColumns } from '../events/event-columns.ts'
import { heldBack } from '../mail/may-write-to.ts'

const { names, descriptions, type, place, online, organizer, contact, links, prize } = eventFields

type Moment = 'createdAt' | 'decidedAt' | 'correctedAt' | 'editedAt' | 'withdrawnAt'

/** A submission as the statement below reads it. */
export type SubmissionRow = Omit<
  SubmissionRecord,
  'description' | 'startDate' | 'endDate' | 'deadlines' | Moment
> & {
  description: string | null
  startsAt: Date | null
  deadlines: SentDeadline[] | null
  endsAt: Date | null
  createdAt: Date
  decidedAt: Date | null
  correctedAt: Date | null
  editedAt: Date | null
  withdrawnAt: Date | null
}

/** Of the event that was published from it, or of the one that this was made one with. */
const ofItsEvent = (column: string) => `coalesce(
    (select e.${column} from events e where e.submission_id = s.id),
    (select e.${column} from merged_submissions m join events e on e.id = m.event_id where m.submission_id = s.id))`

export const submissionColumns = `
  s.id, ${readColumns('s', names, descriptions, type, place, online, organizer, contact, links, prize)},
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

/** The record as the wire carries it, its dates in the site's time zone. */
export function submissionOf(row: SubmissionRow, timeZone: string): SubmissionRecord {
  const instant = (date: Date | null) => date && instantInZone(date, timeZone)
  return {
    id: row.id,
    ...valuesOf(names, row),
    description: row.description ?? '',
    descriptionHe: row.descriptionHe,
    ...valuesOf(type, row),
    startDate: instant(row.startsAt),
    endDate: instant(row.endsAt),
    allDay: row.allDay,
    timeZone: row.timeZone,
    ...valuesOf(place, row),
    ...valuesOf(online, row),
    ...valuesOf(organizer, row),
    ...valuesOf(contact, row),
    ...valuesOf(links, row),
    ...valuesOf(prize, row),
    deadlines: (row.deadlines ?? []).map(({ kind, day, time, zone, url }) => ({
      kind,
      day,
      time,
      zone,
      url,
    })),
    additionalInfo: row.additionalInfo,
    adminNotes: row.adminNotes,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    locale: row.locale,
    eventId: row.eventId,
    eventState: row.eventState,
    isMerged: row.isMerged,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    correctedAt: row.correctedAt?.toISOString() ?? null,
    editedAt: row.editedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    received: row.received,
    isMailHeldBack: row.isMailHeldBack,
    isDecisionKept: row.isDecisionKept,
    suspicion: row.suspicion,
  }
}
