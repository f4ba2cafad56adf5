import { eventStates } from '@cyberluach/core/events/event-states'
import { z } from '@hono/zod-openapi'
import { instantText, requiredText, moment } from './fields.ts'

/** The longest word of an organizer about why an event changes. */
export const longestReason = 1000

const optionalInstant = instantText.nullish().transform((date) => date ?? null)

/** What an organizer requests: another state, with the new dates of a move, and why. */
export const eventRequest = z
  .strictObject({
    state: z.enum(eventStates, { error: 'choose' }),
    startDate: optionalInstant,
    endDate: optionalInstant,
    allDay: z.boolean({ error: 'notAllowed' }).default(false),
    reason: requiredText(longestReason),
  })
  .refine(({ state, startDate }) => state !== 'moved' || startDate, {
    path: ['startDate'],
    error: 'required',
  })
  .refine(({ startDate, endDate }) => !startDate || !endDate || Date.parse(endDate) >= Date.parse(startDate), {
    path: ['endDate'],
    error: 'endBeforeStart',
  })
  .openapi('EventRequest')

/** A request as a client sends it. */
export type EventRequest = z.input<typeof eventRequest>

/** The same once it is parsed: what was left out is null, and false. */
export type ReadEventRequest = z.output<typeof eventRequest>

/** What of an event is to be changed, by the names of its history: as it is, and as it is requested. */
const requestedDetails = z.object({
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})

/** The fields that an organizer wants changed, before and after. */
export type RequestedDetails = z.infer<typeof requestedDetails>

/** A stored request; only a move has dates. */
export const requestedChange = z.object({
  state: z.enum(eventStates).nullable().openapi({ description: 'Null where it is about details' }),
  details: requestedDetails.nullable(),
  startDate: moment.nullable(),
  endDate: moment.nullable(),
  allDay: z.boolean(),
  reason: z.string(),
  createdAt: moment,
})
