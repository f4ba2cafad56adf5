import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { eventFields, unknownValues } from '@cyberluach/core/events/event-fields'

const { names, descriptions, type, place, online, organizer, contact, links, prize, practical } = eventFields

/** A submission that waits and says nothing, for samples to be written over. */
export const emptySubmission: SubmissionRecord = {
  id: '00000000-0000-4000-8000-000000000001',
  ...unknownValues(names),
  ...unknownValues(descriptions),
  ...unknownValues(type),
  startDate: null,
  endDate: null,
  allDay: false,
  timeZone: null,
  ...unknownValues(place),
  ...unknownValues(online),
  ...unknownValues(organizer),
  organizerEmail: null,
  ...unknownValues(contact),
  ...unknownValues(links),
  ...unknownValues(prize),
  ...unknownValues(practical),
  deadlines: [],
  additionalInfo: null,
  adminNotes: null,
  status: 'pending',
  createdAt: '2026-11-20T08:00:00.000Z',
  locale: 'en',
  eventId: null,
  eventState: null,
  decidedAt: null,
  decidedBy: null,
  correctedAt: null,
  editedAt: null,
  withdrawnAt: null,
  received: null,
  isMerged: false,
  isMailHeldBack: false,
  isDecisionKept: false,
  suspicion: null,
}
