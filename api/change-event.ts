import { detailFields, eventFields } from '@cyberluach/core/event-fields'
import { z } from '@hono/zod-openapi'
import { instantText } from './date-schema.ts'
import { eventDeadlines } from './deadline-schema.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { sentSchemas } from './event-field-schemas.ts'
import { bearer, jsonAnswer, jsonBody } from './json.ts'
import { managedEvent } from './manage-events.ts'
import { sentSeries } from './manage-series.ts'
import { idParams } from './query-schema.ts'
import { carriedText, lineText } from './text-schema.ts'

const when = {
  startDate: instantText,
  endDate: instantText.nullish().transform((date) => date ?? null),
  allDay: z
    .boolean({ error: 'notAllowed' })
    .default(false)
    .openapi({ description: 'Only the days are known: of both dates the day counts as it is written' }),
}

type Times = { startDate: string; endDate: string | null }
const endsLater = ({ startDate, endDate }: Times) => !endDate || Date.parse(endDate) >= Date.parse(startDate)
const reversed = { path: ['endDate'], error: 'endBeforeStart' }

const mostTags = 20

/** What is said of an event, by the rules of the public form. */
export const eventEdit = z
  .strictObject({
    ...sentSchemas(eventFields.names),
    ...sentSchemas(eventFields.descriptions),
    ...sentSchemas(eventFields.type),
    ...when,
    ...sentSchemas(eventFields.online),
    ...sentSchemas(eventFields.place),
    ...sentSchemas(eventFields.links),
    ...sentSchemas(eventFields.prize),
    ...sentSchemas(detailFields.host),
    ...sentSchemas(detailFields.admission),
    tags: z.array(lineText(60)).max(mostTags).default([]),
    deadlines: eventDeadlines,
    series: sentSeries.nullish().openapi({
      description: 'Null: of none; left out, it stays as it is',
    }),
  })
  .refine(endsLater, reversed)
  .openapi('EventEdit')

export type EventEdit = z.input<typeof eventEdit>
export type ReadEventEdit = z.output<typeof eventEdit>

/** Which state was looked at, by its `version`; another one wants to be looked at first. */
const seen = z.object({ version: carriedText().max(100) })

const answer = { 200: jsonAnswer(managedEvent, 'The event as it is now') }

/** Puts an event on the calendar that nobody handed in. */
export const createEvent = endpoint('POST /api/sys/mgmt/events', {
  tags: ['Moderation'],
  summary: 'Add an event',
  security: bearer,
  request: jsonBody(eventEdit),
  responses: {
    201: jsonAnswer(managedEvent, 'The event'),
    ...errors(400, 401, 403, 413, 415, 422, 503),
  },
})

/** Changes what is said of a published event; 409 where it has changed since it was read. */
export const editEvent = endpoint('PUT /api/sys/mgmt/events/{id}', {
  tags: ['Moderation'],
  summary: 'Edit a published event',
  security: bearer,
  request: { params: idParams, query: seen, ...jsonBody(eventEdit) },
  responses: { ...answer, ...errors(400, 401, 403, 404, 409, 413, 415, 422, 503) },
})

const moved = z.strictObject({ state: z.literal('moved'), ...when }).refine(endsLater, reversed)
const unmoved = z.strictObject({ state: z.enum(['scheduled', 'postponed', 'cancelled']) })

/** A state, and the new days of what moves. */
export const stateChange = z.union([moved, unmoved]).openapi('EventStateChange')

export type StateChange = z.input<typeof stateChange>
export type ReadStateChange = z.output<typeof stateChange>

/**
 * Moves an event (its former days are kept and said), postpones or cancels it, or puts it back as scheduled. Who handed
 * it in gets a mail.
 */
export const changeEventState = endpoint('POST /api/sys/mgmt/events/{id}/state', {
  tags: ['Moderation'],
  summary: 'Move, postpone or cancel an event, or put it back',
  security: bearer,
  request: { params: idParams, query: seen, ...jsonBody(stateChange) },
  responses: { ...answer, ...errors(400, 401, 403, 404, 409, 413, 415, 422, 503) },
})

/** How an event came to the calendar. */
export const beginnings = ['submission', 'hand', 'import', 'seed'] as const

/** What of an event was changed, by whom and when: the fields that differ, as they were and as they are since. */
const eventChange = z
  .object({
    id: z.string().openapi({ description: 'A number that grows', example: '17' }),
    at: z.string().openapi({ format: 'date-time' }),
    actor: z.string().nullable().openapi({ description: 'Null for what the site did by itself' }),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
    began: z.enum(beginnings).nullable().openapi({
      description: 'Of the first of all, how the event came to the calendar; null of every change since',
    }),
  })
  .openapi('EventChange')

export type EventChange = z.infer<typeof eventChange>

/** The changes of an event, the latest first, and last how it came to the calendar. */
export const listEventChanges = endpoint('GET /api/sys/mgmt/events/{id}/changes', {
  tags: ['Moderation'],
  summary: 'What of an event was changed, by whom and when',
  security: bearer,
  request: { params: idParams },
  responses: { 200: jsonAnswer(z.array(eventChange), 'The latest first'), ...errors(401, 403, 404, 503) },
})

/** Takes the last change of an event back; 409 where another one came after it. */
export const undoEventChange = endpoint('POST /api/sys/mgmt/events/{id}/undo', {
  tags: ['Moderation'],
  summary: 'Take back the last change of an event',
  security: bearer,
  request: { params: idParams, ...jsonBody(z.strictObject({ change: z.string().regex(/^\d{1,18}$/) })) },
  responses: { ...answer, ...errors(401, 403, 404, 409, 413, 415, 422, 503) },
})
