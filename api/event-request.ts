import { eventStates } from '@cyberluach/core/events/event-states'
import { z } from '@hono/zod-openapi'
import { instantText, requiredText } from './fields.ts'

/** The longest word of an organizer about why an event changes. */
export const longestReason = 1000

const optionalInstant = instantText.nullish().transform((date) => date ?? null)

/** What an organizer asks for: another state, of a move the new days, and why. */
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
  .refine(
    ({ startDate, endDate }) => !startDate || !endDate || Date.parse(endDate) >= Date.parse(startDate),
    { path: ['endDate'], error: 'endBeforeStart' },
  )
  .openapi('EventRequest')

export type EventRequest = z.input<typeof eventRequest>
export type ReadEventRequest = z.output<typeof eventRequest>

/** What of an event is to be changed, by the names of its history: as it is, and as it is asked for. */
const askedDetails = z.object({
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})

export type RequestedDetails = z.infer<typeof askedDetails>

/** The same as it is told; of anything but a move without days. */
export const requestedChange = z.object({
  state: z.enum(eventStates).nullable().openapi({ description: 'Null where it is about details' }),
  details: askedDetails.nullable(),
  startDate: z.string().nullable().openapi({ format: 'date-time' }),
  endDate: z.string().nullable().openapi({ format: 'date-time' }),
  allDay: z.boolean(),
  reason: z.string(),
  createdAt: z.string().openapi({ format: 'date-time' }),
})
