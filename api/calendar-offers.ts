import { calendarOfferLimits } from '@cyberluach/core/messages/calendar-offer'
import { needsPermission, sourceKinds } from '@cyberluach/core/sources/sources'
import { z } from '@hono/zod-openapi'
import { createdAnswer, endpoint, jsonAnswer, jsonBody, staffCall } from './endpoint.ts'
import { errors, formErrors, writeErrors } from './errors.ts'
import { lineText, localeChoice, moment, optionalEmail, optionalText } from './fields.ts'
import { formHeaders } from './proofs.ts'
import { idParams } from './query.ts'
import { listAddress } from './sources.ts'

const offerPayload = z
  .strictObject({
    address: listAddress,
    organizer: lineText(calendarOfferLimits.organizer),
    email: optionalEmail(),
    note: optionalText(calendarOfferLimits.note),
    locale: localeChoice,
  })
  .openapi('CalendarOffer')

/** Offers the address of a calendar whose events we may list. Offered again while it waits, it is stored once. */
export const createCalendarOffer = endpoint('POST /api/calendar-offers', {
  tags: ['Submissions'],
  summary: 'Offer the calendar of an organizer',
  request: { headers: formHeaders, ...jsonBody(offerPayload) },
  responses: { 201: createdAnswer('Stored'), ...formErrors() },
})

const waitingOffer = z
  .object({
    id: z.uuid(),
    address: z.string(),
    organizer: z.string(),
    email: z.string().nullable(),
    note: z.string().nullable(),
    locale: z.enum(['en', 'he']),
    isSuspicious: z.boolean().openapi({ description: 'It came without a proof of work where that is enforced' }),
    isRead: z.boolean().openapi({ description: 'Whether the calendar reads this address already' }),
    createdAt: moment,
  })
  .openapi('WaitingCalendarOffer')

/** A calendar that an organizer offers, and nobody has decided about. */
export type WaitingOffer = z.output<typeof waitingOffer>

/** The calendars that wait for a decision, the first one first. */
export const listCalendarOffers = endpoint('GET /api/sys/mgmt/calendar-offers', {
  ...staffCall('Sources', 'administer'),
  summary: 'The calendars that organizers offer',
  responses: { 200: jsonAnswer(z.array(waitingOffer), 'The first one first'), ...errors(401, 403, 503) },
})

const offerDecision = z.discriminatedUnion('verdict', [
  z.strictObject({
    verdict: z.literal('add'),
    kind: z.enum(sourceKinds, { error: 'choose' }).refine((kind) => !needsPermission(kind), { error: 'notAllowed' }),
    name: lineText(calendarOfferLimits.organizer),
  }),
  z.strictObject({ verdict: z.literal('decline'), note: optionalText(calendarOfferLimits.note) }),
])

/** What is decided about an offered calendar: it becomes a source, or not, for a reason that its sender is told. */
export type OfferDecision = z.input<typeof offerDecision>

/** Decides about an offered calendar once, and has its sender told where they left an address. */
export const decideCalendarOffer = endpoint('POST /api/sys/mgmt/calendar-offers/{id}/decision', {
  ...staffCall('Sources', 'administer'),
  summary: 'Add an offered calendar as a source, or decline it',
  request: { params: idParams, ...jsonBody(offerDecision) },
  responses: {
    200: jsonAnswer(z.object({ source: z.uuid().nullable() }), 'The source that reads it; null of a declined one'),
    ...writeErrors(400, 404, 409),
  },
})
