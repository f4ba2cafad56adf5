import { detailFields, eventFields } from '@cyberluach/core/events/event-fields'
import { eventStates } from '@cyberluach/core/events/event-states'
import { submissionStatuses } from '@cyberluach/core/submissions/submission'
import { deadlineKinds } from '@cyberluach/core/events/deadline'
import {
  inEventZone,
  longestDeadlineLink,
  mostDeadlines,
  repeatedDeadlines,
  type SentDeadline,
} from '@cyberluach/core/forms/deadline-form'
import { proofErrors } from '@cyberluach/core/messages/proof-of-work'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import { z } from '@hono/zod-openapi'
import {
  dayText,
  instantText,
  optionalLink,
  lineText,
  localeChoice,
  optionalLine,
  optionalText,
  moment,
} from './fields.ts'
import { longestReason } from './event-request.ts'
import { sentSchemas, shownSchemas } from './event-fields.ts'
import { endpoint, createdAnswer, jsonBody, jsonAnswer } from './endpoint.ts'
import { formErrors } from './errors.ts'
import { formHeaders } from './proofs.ts'
import { admissions, eventTypes } from '@cyberluach/core/events/event'
import { lastDayWritten } from '@cyberluach/core/forms/event-form'
import type { ReadEvent } from '@cyberluach/core/forms/read-event'
import { fetchFailures } from '@cyberluach/core/sources/sources'
import { isWebLink } from '@cyberluach/core/text/links'

const longestInfo = 20_000

const sentDeadline = z
  .strictObject({
    kind: z.enum(deadlineKinds, { error: 'choose' }),
    day: dayText,
    time: z
      .string({ error: 'time' })
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time' })
      .nullish()
      .transform((time) => time ?? null)
      .openapi({ description: 'hh:mm in the zone, where an hour is known', example: '23:59' }),
    zone: z
      .string({ error: 'timeZone' })
      .refine(isTimeZone, { error: 'timeZone' })
      .nullish()
      .transform((zone) => zone ?? null)
      .openapi({
        description:
          'IANA name. Where it is absent, an hour is by the event’s own clock, and a day ends anywhere on Earth (UTC-12)',
      }),
    url: optionalLink(longestDeadlineLink),
  })
  .openapi('HandedInDeadline')

const submissionFields = z.strictObject({
  ...sentSchemas(eventFields.names),
  ...sentSchemas(eventFields.descriptions),
  startDate: instantText,
  endDate: instantText.nullish().transform((date) => date ?? null),
  allDay: z
    .boolean({ error: 'notAllowed' })
    .nullish()
    .transform((allDay) => allDay ?? false)
    .openapi({
      description: 'Only the days are known: of both dates the day counts as it is written, and no hour is shown',
    }),
  timeZone: z
    .string({ error: 'notAllowed' })
    .refine(isTimeZone, { error: 'notAllowed' })
    .nullish()
    .transform((zone) => zone ?? null)
    .openapi({
      description: 'IANA name of the zone by whose clock the hours were written',
      example: 'Europe/London',
    }),
  deadlines: z
    .array(sentDeadline, { error: 'notAllowed' })
    .max(mostDeadlines, { error: 'max' })
    .optional()
    .openapi({ description: 'What closes when; absent in a change: as before' }),
  ...sentSchemas(eventFields.place),
  ...sentSchemas(eventFields.type),
  ...sentSchemas(eventFields.online),
  ...sentSchemas(eventFields.links),
  ...sentSchemas(eventFields.prize),
  ...sentSchemas(eventFields.practical),
  ...sentSchemas(eventFields.organizer),
  ...sentSchemas(eventFields.contact),
  additionalInfo: optionalText(longestInfo),
  locale: localeChoice,
})

type Times = { startDate: string; endDate: string | null }

type Closing = Times & {
  allDay?: boolean | undefined
  timeZone: string | null
  deadlines?: SentDeadline[] | undefined
}

/** Days as they are written: of which zone, the event's own or that of a deadline, changes nothing that matters. */
const closesWithin = (
  { startDate, endDate, allDay = false, timeZone, deadlines = [] }: Closing,
  context: z.RefinementCtx,
) => {
  const [startDay = '', endDay = ''] = [startDate, endDate].map((written) => written?.slice(0, 10))
  const endTime = endDate?.slice(11, 16) ?? ''
  const lastDay = lastDayWritten({ allDay, startDate: startDay, endDate: endDay, endTime })
  for (const [index, { day }] of deadlines.entries())
    if (day > lastDay)
      context.addIssue({ code: 'custom', path: ['deadlines', index, 'day'], message: 'deadlineAfterEvent' })
  for (const index of repeatedDeadlines(deadlines.map((sent) => inEventZone(sent, timeZone ?? ''))))
    context.addIssue({ code: 'custom', path: ['deadlines', index, 'day'], message: 'deadlineTwice' })
}

const endsLater = ({ startDate, endDate }: Times) => !endDate || Date.parse(endDate) >= Date.parse(startDate)

/**
 * What a visitor may send about an event. Unknown fields are rejected; texts come out clean, empty ones as `null`;
 * a country comes out by its English name, `null` when it is unknown; a prize is in whole US dollars.
 */
export const submissionPayload = submissionFields
  .refine(endsLater, { path: ['endDate'], error: 'endBeforeStart' })
  .superRefine(closesWithin)
  .openapi('SubmissionPayload')

/** The same for a correction: whom the mails go to, and in which language, is settled by then. */
export const submissionCorrection = submissionFields
  .omit({ organizerEmail: true, locale: true })
  .refine(endsLater, { path: ['endDate'], error: 'endBeforeStart' })
  .superRefine(closesWithin)
  .openapi('SubmissionCorrection')

const mostTags = 20

/**
 * The same for what is to be changed of the event once it is published: with what only the event says, which stays as it is
 * where it is left out, and why.
 */
export const eventDetailsRequest = submissionFields
  .omit({ organizerEmail: true, locale: true })
  .extend({
    tags: z.array(lineText(60)).max(mostTags, { error: 'max' }).optional(),
    price: optionalLine(detailFields.admission.price.limit).optional(),
    reason: optionalText(longestReason),
  })
  .refine(endsLater, { path: ['endDate'], error: 'endBeforeStart' })
  .superRefine(closesWithin)
  .openapi('EventDetailsRequest')

/** Requested details once they are parsed. */
export type ReadEventDetailsRequest = z.output<typeof eventDetailsRequest>

/** The same for what an admin changes before it is published, the address of the mails among it. */
export const submissionEdit = submissionFields
  .omit({ locale: true })
  .refine(endsLater, { path: ['endDate'], error: 'endBeforeStart' })
  .superRefine(closesWithin)
  .openapi('SubmissionEdit')

/** An admin's edit as the dashboard sends it. */
export type SubmissionEdit = z.input<typeof submissionEdit>

/** A correction once it is parsed. */
export type SubmissionCorrection = z.output<typeof submissionCorrection>

/** A submission once it is parsed. */
export type SubmissionPayload = z.output<typeof submissionPayload>

const shownDeadline = z.object({
  kind: z.enum(deadlineKinds),
  day: z.string(),
  time: z.string().nullable(),
  zone: z.string().nullable(),
  url: z.string().nullable(),
}) satisfies z.ZodType<SentDeadline>

/** What is stored of an event submission, a contact message or feedback; `eventType` tells them apart. */
export const submissionRecord = z
  .object({
    id: z.uuid(),
    ...shownSchemas(eventFields.names),
    ...shownSchemas(eventFields.descriptions),
    eventType: z.string().openapi({ example: 'ctf' }),
    difficultyLevel: z.string().nullable(),
    startDate: moment.nullable(),
    endDate: moment.nullable(),
    allDay: z.boolean().openapi({ description: 'Only the days are known; both dates are midnights' }),
    timeZone: z.string().nullable().openapi({
      description: 'The zone by whose clock the hours were written',
      example: 'Europe/London',
    }),
    ...shownSchemas(eventFields.place),
    ...shownSchemas(eventFields.online),
    ...shownSchemas(eventFields.organizer),
    organizerEmail: z.string().nullable(),
    ...shownSchemas(eventFields.contact),
    ...shownSchemas(eventFields.links),
    ...shownSchemas(eventFields.prize),
    ...shownSchemas(eventFields.practical),
    deadlines: z.array(shownDeadline).openapi({ description: 'What closes when' }),
    additionalInfo: z.string().nullable(),
    adminNotes: z.string().nullable(),
    status: z.enum(submissionStatuses),
    createdAt: moment,
    locale: z.enum(['en', 'he']),
    eventId: z.uuid().nullable().openapi({
      description: 'The published event of an approved submission; null once it was deleted from the calendar',
    }),
    eventState: z.enum(eventStates).nullable().openapi({
      description: 'Whether the published event takes place as announced; null where there is none',
    }),
    decidedAt: moment.nullable(),
    decidedBy: z.string().nullable().openapi({ description: 'The user name of who decided' }),
    correctedAt: moment.nullable().openapi({ description: 'When the organizer last changed it by the private link' }),
    editedAt: moment.nullable().openapi({ description: 'When an admin last changed it before it was decided about' }),
    withdrawnAt: moment.nullable().openapi({ description: 'When the organizer withdrew it; it is rejected since' }),
    received: z
      .record(z.string(), z.unknown())
      .nullable()
      .openapi({ description: 'The whole payload of a contact message or of feedback' }),
    isMerged: z.boolean().openapi({
      description: 'Its event was made one with that of another submission, which `eventId` names',
    }),
    isMailHeldBack: z.boolean().openapi({
      description: 'No mail told the organizer that it arrived: the address had the most mails of a day',
    }),
    isDecisionKept: z.boolean().openapi({
      description: 'The mail about its decision was kept and not sent: no mail server is set',
    }),
    suspicion: z.enum(proofErrors).nullable().openapi({
      description: 'Why no proof of work holds for it, where one is enforced; null for all else',
    }),
  })
  .openapi('Submission')

/** A stored record as moderators read it. */
export type SubmissionRecord = z.infer<typeof submissionRecord>

/** Hands an event in for review. 201 only once it is stored; an `Idempotency-Key` makes a repetition harmless. */
export const createSubmission = endpoint('POST /api/submissions', {
  tags: ['Submissions'],
  summary: 'Hand an event in for review',
  request: {
    headers: formHeaders,
    ...jsonBody(submissionPayload),
  },
  responses: {
    201: createdAnswer('Stored, pending'),
    ...formErrors(),
  },
})

const readEvent: z.ZodType<ReadEvent> = z
  .object({
    title: z.string(),
    titleHe: z.string().nullable(),
    description: z.string().nullable(),
    eventType: z.enum(eventTypes).nullable(),
    startDay: z.string().nullable(),
    endDay: z.string().nullable(),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    startTime: z.string().nullable().openapi({
      description: 'The hour that it begins at, where the page does not say by which clock',
      example: '09:30',
    }),
    endTime: z.string().nullable(),
    timeZone: z.string().nullable().openapi({ description: 'The zone that the page names', example: 'Europe/Berlin' }),
    isOnline: z.boolean(),
    country: z.string().nullable(),
    city: z.string().nullable(),
    venue: z.string().nullable(),
    url: z.string(),
    organizer: z.string().nullable(),
    admission: z.enum(admissions).nullable(),
    price: z.string().nullable(),
    languages: z.string().nullish().openapi({ description: 'Codes of ISO 639-1 between commas', example: 'en,he' }),
    tags: z.array(z.string()),
  })
  .openapi('ReadEvent')

const linkReading = z
  .object({
    host: z.string().openapi({ description: 'Whose page was read' }),
    event: readEvent.nullable().openapi({ description: 'null where nothing was found' }),
    failure: z.enum(fetchFailures).nullable().openapi({ description: 'Why the page could not be read' }),
  })
  .openapi('LinkReading')

/** What a page says of an event, or why it could not be read. */
export type LinkReading = z.infer<typeof linkReading>

/** Reads what a page says of an event, to fill a form with. Nothing is stored. 404 where the operator turned it off. */
export const readLink = endpoint('POST /api/read-link', {
  tags: ['Submissions'],
  summary: 'Read an event from a page',
  request: {
    ...jsonBody(
      z.strictObject({ url: lineText(2_000).refine(isWebLink, { error: 'url' }) }).openapi('ReadLinkPayload'),
    ),
  },
  responses: { 200: jsonAnswer(linkReading, 'What was found'), ...formErrors(404) },
})
