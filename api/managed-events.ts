import { longestSlug } from '@cyberluach/core/text/identifiers'
import { coveredFacts } from '@cyberluach/core/events/expected'
import { eventTypes } from '@cyberluach/core/events/event'
import { z } from '@hono/zod-openapi'
import { endpoint, staffCall, jsonAnswer, jsonBody } from './endpoint.ts'
import { errors, writeErrors } from './errors.ts'
import { optionalLine, instantText, carriedText, lineText, moment, monthText } from './fields.ts'
import { eventStandings } from '@cyberluach/core/events/event-timing'
import { eventSchema } from './events.ts'
import { searchText, wholeNumber, idParams, idText } from './query.ts'
import { detailFields, eventFields } from '@cyberluach/core/events/event-fields'
import { eventDeadlines } from './deadlines.ts'
import { sentSchemas } from './event-fields.ts'

const longestName = 200

/** A series that is there, by the end of its address; or the names of a new one. */
export const sentSeries = z
  .strictObject({
    slug: optionalLine(longestSlug),
    name: optionalLine(longestName),
    nameHe: optionalLine(longestName),
    isYearly: z.boolean({ error: 'notAllowed' }).default(false),
  })
  .refine(({ slug, name }) => slug !== null || name !== null, { path: ['name'], error: 'required' })
  .openapi('SentSeries')

/** The series of an edit once it is parsed: names cleaned, empty ones null. */
export type ReadSeries = z.output<typeof sentSeries>

const managedSeries = z
  .object({
    slug: z.string(),
    name: z.string(),
    nameHe: z.string().nullable(),
    isYearly: z.boolean().openapi({ description: 'Whether an edition is expected each year' }),
    events: z.number().int().openapi({ description: 'How many editions the calendar has' }),
  })
  .openapi('ManagedSeries')

/** A series to be chosen in the dashboard. */
export type ManagedSeries = z.infer<typeof managedSeries>

/** Every series, by its name. */
export const listManagedSeries = endpoint('GET /api/sys/mgmt/series', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Series, to be chosen from',
  responses: { 200: jsonAnswer(z.array(managedSeries), 'By their names'), ...errors(401, 403, 503) },
})

const managedEvent = eventSchema
  .extend({
    version: z.string().openapi({
      description: 'Names the state that was read: a change says which one it was made of',
    }),
    submissionId: z.uuid().nullable().openapi({ description: 'What it was published from' }),
    createdAt: moment,
  })
  .openapi('ManagedEvent')

/** A published event as those see it who change it. */
export type ManagedEvent = z.infer<typeof managedEvent>

/** How many events that hold the words of a search are counted. */
export const maxListed = 1000

const listed = z
  .object({
    events: z.array(managedEvent),
    total: z
      .number()
      .int()
      .openapi({ description: `How many match in all; of a search, ${maxListed} at most` }),
    counted: z.number().int().nullable().openapi({
      description:
        'How many of all that match count in figures, without samples and what was cancelled; null for a search',
    }),
    samples: z.number().int().nullable().openapi({
      description: 'How many of all that match are samples; null for a search',
    }),
    isMore: z.boolean().openapi({ description: 'Whether more match than were counted' }),
    years: z.object({ first: z.number().int(), last: z.number().int() }).nullable().openapi({
      description: 'The years of the first and of the last event of all; null where there is none',
    }),
  })
  .openapi('ManagedEvents')

/** A page of the dashboard's events, and how many match. */
export type ManagedEvents = z.infer<typeof listed>

/** The next first, then what is over from the latest on; or what came to the calendar last. */
export const managedOrders = ['next', 'newest'] as const

/**
 * Every published event, of any year. `q` looks in the texts of both languages, in countries and cities by their names in
 * both, and reads the words as `/api/search` does; `state` is that of the event, or `past` for what took place and is over.
 * With a month, a kind, a country or a lack it is what is ahead and counts, as the figures of `/api/sys/mgmt/coverage`.
 */
export const listManagedEvents = endpoint('GET /api/sys/mgmt/events', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Published events, to be changed',
  request: {
    query: z.object({
      q: searchText,
      state: z.enum(eventStandings).optional(),
      year: z
        .string()
        .regex(/^\d{4}$/)
        .optional()
        .openapi({ description: 'The year in which it begins', example: '2026' }),
      month: monthText.optional().openapi({ description: 'In which it begins, or of today where it runs' }),
      type: z.enum(eventTypes).optional(),
      country: carriedText().min(1).max(100).optional().openapi({ description: 'By its name; `none` for no country' }),
      lacks: z.enum(coveredFacts).optional().openapi({ description: 'What it should say and does not' }),
      order: z.enum(managedOrders).default('next'),
      limit: wholeNumber(1, 200, 25),
      offset: wholeNumber(0, 999_999, 0),
    }),
  },
  responses: { 200: jsonAnswer(listed, 'A page of them'), ...errors(400, 401, 403, 503) },
})

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
    ...sentSchemas(eventFields.practical),
    ...sentSchemas(detailFields.host),
    ...sentSchemas(detailFields.admission),
    tags: z.array(lineText(60)).max(mostTags).default([]),
    deadlines: eventDeadlines,
    series: sentSeries.nullish().openapi({ description: 'Null: of none; left out, it stays as it is' }),
  })
  .refine(endsLater, reversed)
  .openapi('EventEdit')

/** An event as the dashboard sends it. */
export type EventEdit = z.input<typeof eventEdit>

/** The same once it is parsed: texts cleaned, what was left out null or as it is. */
export type ReadEventEdit = z.output<typeof eventEdit>

/** Which state was looked at, by its `version`; another one wants to be looked at first. */
const seen = z.object({ version: carriedText().max(100) })

const answer = { 200: jsonAnswer(managedEvent, 'The event as it is now') }

/** Puts an event on the calendar without a submission. */
export const createEvent = endpoint('POST /api/sys/mgmt/events', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Add an event',
  request: jsonBody(eventEdit),
  responses: { 201: jsonAnswer(managedEvent, 'The event'), ...writeErrors(400) },
})

/** Changes a published event; 409 where it has changed since it was read. */
export const editEvent = endpoint('PUT /api/sys/mgmt/events/{id}', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Edit a published event',
  request: { params: idParams, query: seen, ...jsonBody(eventEdit) },
  responses: { ...answer, ...writeErrors(400, 404, 409) },
})

const moved = z.strictObject({ state: z.literal('moved'), ...when }).refine(endsLater, reversed)
const unmoved = z.strictObject({ state: z.enum(['scheduled', 'postponed', 'cancelled']) })

/** A state, and the new days of what moves. */
export const stateChange = z.union([moved, unmoved]).openapi('EventStateChange')

/** A change of state as the dashboard sends it. */
export type StateChange = z.input<typeof stateChange>

/** The same once it is parsed. */
export type ReadStateChange = z.output<typeof stateChange>

/**
 * Moves an event (its former days are stored and shown), postpones or cancels it, or puts it back as scheduled. Who handed
 * it in gets a mail.
 */
export const changeEventState = endpoint('POST /api/sys/mgmt/events/{id}/state', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Move, postpone or cancel an event, or put it back',
  request: { params: idParams, query: seen, ...jsonBody(stateChange) },
  responses: { ...answer, ...writeErrors(400, 404, 409) },
})

/** How an event came to the calendar. */
export const beginnings = ['submission', 'hand', 'import', 'seed'] as const

/** What of an event was changed, by whom and when: the fields that differ, as they were and as they are since. */
const eventChange = z
  .object({
    id: z.string().openapi({ description: 'A number that grows', example: '17' }),
    at: moment,
    actor: z.string().nullable().openapi({ description: 'Null for what the site did by itself' }),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
    began: z.enum(beginnings).nullable().openapi({
      description: 'Of the first of all, how the event came to the calendar; null of every change since',
    }),
  })
  .openapi('EventChange')

/** One entry of an event's history. */
export type EventChange = z.infer<typeof eventChange>

/** The changes of an event, the latest first, and last how it came to the calendar. */
export const listEventChanges = endpoint('GET /api/sys/mgmt/events/{id}/changes', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'What of an event was changed, by whom and when',
  request: { params: idParams },
  responses: { 200: jsonAnswer(z.array(eventChange), 'The latest first'), ...errors(401, 403, 404, 503) },
})

/** Takes the last change of an event back; 409 where another one came after it. */
export const undoEventChange = endpoint('POST /api/sys/mgmt/events/{id}/undo', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Take back the last change of an event',
  request: { params: idParams, ...jsonBody(z.strictObject({ change: z.string().regex(/^\d{1,18}$/) })) },
  responses: { ...answer, ...writeErrors(404, 409) },
})

const named = {
  title: z.string(),
  titleHe: z.string().nullable(),
  startDay: z.string().openapi({ format: 'date' }),
}

const duplicates = z
  .object({
    alike: z
      .array(z.object({ id: z.uuid(), path: z.string(), ...named }))
      .openapi({ description: 'Events that may be the same one, the best first' }),
    merged: z
      .array(
        z.object({
          id: z.uuid().openapi({ description: 'By which it is taken back' }),
          ...named,
          mergedAt: moment,
          mergedBy: z.string().nullable(),
        }),
      )
      .openapi({ description: 'Events that were made one with it, the latest first' }),
  })
  .openapi('EventDuplicates')

/** What may be a duplicate of an event, and what was merged into it. */
export type EventDuplicates = z.infer<typeof duplicates>

const duplicatesAnswer = {
  200: jsonAnswer(duplicates, 'What may be the same event, and what was made one with it'),
}

/** Events that may be duplicates of one, the best match first, and what was merged into it. */
export const listDuplicates = endpoint('GET /api/sys/mgmt/events/{id}/duplicates', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Events that may be the same one',
  request: { params: idParams },
  responses: { ...duplicatesAnswer, ...errors(401, 403, 404, 503) },
})

/**
 * Merges another event into that of the address, which stays; the other's addresses lead to it. 409 while a change of the
 * other is requested by its organizer.
 */
export const mergeEvents = endpoint('POST /api/sys/mgmt/events/{id}/merge', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Make two events one',
  request: {
    params: idParams,
    ...jsonBody(
      z.strictObject({ event: idText.openapi({ description: 'The event that goes' }) }).openapi('EventMerge'),
    ),
  },
  responses: { ...duplicatesAnswer, ...writeErrors(400, 404, 409) },
})

/** Makes two events of one again, as the other one was; 409 where that was done already. */
export const undoMerge = endpoint('POST /api/sys/mgmt/events/{id}/merge-undo', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Make two events of one again',
  request: {
    params: idParams,
    ...jsonBody(z.strictObject({ merge: idText }).openapi('EventMergeUndo')),
  },
  responses: { ...duplicatesAnswer, ...writeErrors(400, 404, 409) },
})

const removedSchema = z
  .object({
    removed: z.number().int().openapi({ description: 'How many there were; 0 where none was left' }),
  })
  .openapi('RemovedSamples')

/** Takes every sample event off the calendar for ever; the seed does not bring them back. */
export const removeSamples = endpoint('DELETE /api/sys/mgmt/sample-events', {
  ...staffCall('Moderation', 'administer'),
  summary: 'Remove every sample event for ever',
  responses: { 200: jsonAnswer(removedSchema, 'How many were removed'), ...errors(401, 403, 503) },
})
