import { normaliseCountry } from '@cyberluach/core/countries'
import { difficultyLevels, eventTypes } from '@cyberluach/core/event'
import { largestPrize, submissionLimits as limits, submissionStatuses } from '@cyberluach/core/submission'
import { isTimeZone } from '@cyberluach/core/time-zones'
import { z } from '@hono/zod-openapi'
import { instantText } from './date-schema.ts'
import { optionalLink } from './link-schema.ts'
import { emailText, lineText, localeChoice, missingOr, optionalLine, optionalText } from './text-schema.ts'

const submissionFields = z.strictObject({
  title: lineText(limits.title),
  titleHe: optionalLine(limits.titleHe),
  description: optionalText(limits.description).transform((text) => text ?? ''),
  descriptionHe: optionalText(limits.descriptionHe),
  startDate: instantText,
  endDate: instantText.nullish().transform((date) => date ?? null),
  allDay: z
    .boolean({ error: 'notAllowed' })
    .nullish()
    .transform((allDay) => allDay ?? false)
    .openapi({
      description:
        'Only the days are known: of both dates the day counts as it is written, and no hour is shown',
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
  locationCountry: optionalLine(100).transform((text) => (text === null ? null : normaliseCountry(text))),
  locationCity: optionalLine(limits.locationCity),
  locationVenue: optionalLine(limits.locationVenue),
  eventType: z.enum(eventTypes, { error: missingOr('choose') }),
  difficultyLevel: z
    .enum(difficultyLevels, { error: 'choose' })
    .nullish()
    .transform((level) => level ?? null),
  isOnline: z
    .boolean({ error: 'notAllowed' })
    .nullish()
    .transform((online) => online ?? false),
  registrationUrl: optionalLink(limits.registrationUrl),
  prizeMoney: z
    .int({ error: 'integer' })
    .min(0, { error: 'min' })
    .max(largestPrize, { error: 'max' })
    .nullish()
    .transform((prize) => prize ?? null),
  organizerName: optionalLine(limits.organizerName),
  organizerEmail: emailText(),
  organizerPhone: optionalLine(limits.organizerPhone),
  contactPersonName: optionalLine(limits.contactPersonName),
  contactPersonPhone: optionalLine(limits.contactPersonPhone),
  contactPersonPosition: optionalLine(limits.contactPersonPosition),
  contactPersonHours: optionalLine(limits.contactPersonHours),
  additionalInfo: optionalText(limits.additionalInfo),
  locale: localeChoice,
})

type Times = { startDate: string; endDate: string | null }

const endsLater = ({ startDate, endDate }: Times) => !endDate || Date.parse(endDate) >= Date.parse(startDate)

/**
 * What a visitor may send about an event. Unknown fields are refused; texts come out clean, empty ones as `null`;
 * a country comes out by its English name, `null` when nobody knows it; a prize is in whole US dollars.
 */
export const submissionPayload = submissionFields
  .refine(endsLater, { path: ['endDate'], error: 'endBeforeStart' })
  .openapi('SubmissionPayload')

/** The same for a correction: whom the mails go to, and in which language, is settled by then. */
export const submissionCorrection = submissionFields
  .omit({ organizerEmail: true, locale: true })
  .refine(endsLater, { path: ['endDate'], error: 'endBeforeStart' })
  .openapi('SubmissionCorrection')

export type SubmissionCorrection = z.output<typeof submissionCorrection>

export type SubmissionPayload = z.output<typeof submissionPayload>

/** What is stored of an event submission, a contact message or feedback; `eventType` tells them apart. */
export const submissionRecord = z
  .object({
    id: z.uuid(),
    title: z.string(),
    titleHe: z.string().nullable(),
    description: z.string(),
    descriptionHe: z.string().nullable(),
    eventType: z.string().openapi({ example: 'ctf' }),
    difficultyLevel: z.string().nullable(),
    startDate: z.string().nullable().openapi({ format: 'date-time' }),
    endDate: z.string().nullable().openapi({ format: 'date-time' }),
    allDay: z.boolean().openapi({ description: 'Only the days are known; both dates are midnights' }),
    timeZone: z.string().nullable().openapi({
      description: 'The zone by whose clock the hours were written',
      example: 'Europe/London',
    }),
    locationCountry: z.string().nullable(),
    locationCity: z.string().nullable(),
    locationVenue: z.string().nullable(),
    isOnline: z.boolean(),
    organizerName: z.string().nullable(),
    organizerEmail: z.string().nullable(),
    organizerPhone: z.string().nullable(),
    contactPersonName: z.string().nullable(),
    contactPersonPhone: z.string().nullable(),
    contactPersonPosition: z.string().nullable(),
    contactPersonHours: z.string().nullable(),
    registrationUrl: z.string().nullable(),
    prizeMoney: z.number().int().nullable(),
    additionalInfo: z.string().nullable(),
    adminNotes: z.string().nullable(),
    status: z.enum(submissionStatuses),
    createdAt: z.string().openapi({ format: 'date-time' }),
    locale: z.enum(['en', 'he']),
    eventId: z.uuid().nullable().openapi({ description: 'The published event of an approved submission' }),
    decidedAt: z.string().nullable().openapi({ format: 'date-time' }),
    decidedBy: z.string().nullable().openapi({ description: 'The user name of who decided' }),
    correctedAt: z.string().nullable().openapi({
      format: 'date-time',
      description: 'When the organizer last changed it by the private link',
    }),
    withdrawnAt: z
      .string()
      .nullable()
      .openapi({ format: 'date-time', description: 'When the organizer withdrew it; it is rejected since' }),
    received: z
      .record(z.string(), z.unknown())
      .nullable()
      .openapi({ description: 'The whole payload of a contact message or of feedback' }),
    isMailHeldBack: z.boolean().openapi({
      description: 'No mail told the organizer that it arrived: the address had the most mails of a day',
    }),
  })
  .openapi('Submission')

export type SubmissionRecord = z.infer<typeof submissionRecord>
