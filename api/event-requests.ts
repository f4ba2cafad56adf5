import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { askedChange } from './event-request-schema.ts'
import { eventSchema } from './event-schema.ts'
import { bearer, jsonAnswer, jsonBody } from './json.ts'
import { idParams } from './query-schema.ts'

/** A change of a published event that its organizer asks for, beside how the event stands. */
const waitingRequest = askedChange
  .extend({
    id: z.uuid(),
    organizer: z.string().nullable().openapi({ description: 'Who handed the event in' }),
    event: eventSchema,
    wanted: eventSchema.nullable().openapi({
      description: 'The event as it would be with the details that are asked for',
    }),
  })
  .openapi('WaitingEventRequest')

export type WaitingRequest = z.infer<typeof waitingRequest>

/** What organizers ask for by their private links and nobody has decided about, the oldest first. */
export const listEventRequests = endpoint('GET /api/sys/mgmt/event-requests', {
  tags: ['Moderation'],
  summary: 'Changes of events that organizers ask for',
  security: bearer,
  responses: { 200: jsonAnswer(z.array(waitingRequest), 'Those that wait'), ...errors(401, 403, 503) },
})

/** Grants what was asked for, so that the event changes, or declines it; the organizer gets a mail. */
export const decideEventRequest = endpoint('POST /api/sys/mgmt/event-requests/{id}/decision', {
  tags: ['Moderation'],
  summary: 'Grant or decline a change that an organizer asks for',
  security: bearer,
  request: { params: idParams, ...jsonBody(z.strictObject({ isGranted: z.boolean() })) },
  responses: {
    200: jsonAnswer(z.object({ isGranted: z.boolean() }), 'What was decided'),
    ...errors(401, 403, 404, 409, 413, 415, 422, 503),
  },
})
