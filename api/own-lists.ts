import { eventDetails, eventFields } from '@cyberluach/core/events/event-fields'
import { eventStates } from '@cyberluach/core/events/event-states'
import { admissions, eventTypes } from '@cyberluach/core/events/event-types'
import {
  mostOwnRows,
  mostRowsAtOnce,
  ownListLicences,
  ownListSlug,
  ownRowFault,
} from '@cyberluach/core/events/own-list'
import { z } from '@hono/zod-openapi'
import { endpoint, jsonAnswer, jsonBody, staffCall } from './endpoint.ts'
import { errors, writeErrors } from './errors.ts'
import { dayText, lineText, moment, optionalLine, optionalLink } from './fields.ts'
import { idParams, idText } from './query.ts'

const { names, place, links } = eventFields
const clock = z
  .string({ error: 'date' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'date' })
  .nullable()
  .openapi({ description: 'hh:mm by the clocks of the site', example: '18:00' })

const rowFields = z
  .strictObject({
    id: idText.openapi({ description: 'Chosen by whoever adds the row, and kept: by it the event is known again' }),
    title: lineText(names.title.limit),
    titleHe: optionalLine(names.titleHe.limit),
    start: dayText,
    end: dayText.nullable().openapi({ description: 'The last day, included; null where it is the first' }),
    from: clock,
    until: clock,
    isOnline: z.boolean({ error: 'notAllowed' }),
    city: optionalLine(place.locationCity.limit),
    venue: optionalLine(place.locationVenue.limit),
    url: optionalLink(links.registrationUrl.limit),
    type: z.enum(eventTypes, { error: 'choose' }).nullable(),
    organizer: optionalLine(eventDetails.organizer.limit),
    admission: z.enum(admissions, { error: 'choose' }).nullable(),
    price: optionalLine(eventDetails.price.limit),
    state: z.enum(eventStates, { error: 'choose' }),
  })
  .openapi('OwnListRow')

const rowEdit = rowFields.superRefine((row, context) => {
  const fault = ownRowFault(row)
  if (fault) context.addIssue({ code: 'custom', path: [fault.path], message: fault.code })
})

/** A row of a list of the team's own, with its id. */
export type OwnRow = z.output<typeof rowFields>

const slug = z.string({ error: 'text' }).regex(ownListSlug, { error: 'text' })

const ownList = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    nameHe: z.string().nullable(),
    licence: z.enum(ownListLicences).nullable(),
    country: z.string().nullable().openapi({ description: 'Of rows that name none and are not online' }),
    isRead: z.boolean().openapi({ description: 'Whether the calendar takes its rows as events' }),
    source: z.uuid().nullable().openapi({ description: 'The source that reads it; null before its first row' }),
    rows: z.array(rowFields).openapi({ description: 'By first day' }),
  })
  .openapi('OwnList')

/** A list that the team keeps itself. */
export type OwnList = z.output<typeof ownList>

const listEdit = z
  .strictObject({
    slug,
    name: lineText(names.title.limit),
    nameHe: optionalLine(names.titleHe.limit),
    licence: z.enum(ownListLicences, { error: 'choose' }).nullable(),
    country: optionalLine(100),
    isRead: z.boolean({ error: 'notAllowed' }),
  })
  .openapi('OwnListEdit')

/** What is said of a list, as the dashboard sends it. */
export type OwnListEdit = z.input<typeof listEdit>

/** The same once it is parsed. */
export type ReadOwnListEdit = z.output<typeof listEdit>

/** Every list with its rows, by name. */
export const listOwnLists = endpoint('GET /api/sys/mgmt/own-lists', {
  ...staffCall('Own lists', 'moderate'),
  summary: 'The lists that the team keeps, with their rows',
  responses: { 200: jsonAnswer(z.array(ownList), 'By name'), ...errors(401, 403, 503) },
})

/** Adds an empty list; 409 where there is one with its slug. */
export const createOwnList = endpoint('POST /api/sys/mgmt/own-lists', {
  ...staffCall('Own lists', 'administer'),
  summary: 'Add a list of the team’s own',
  request: jsonBody(listEdit),
  responses: { 201: jsonAnswer(ownList, 'The list, empty'), ...writeErrors(400, 409) },
})

/** Changes what is said of a list, and of the source that reads it. */
export const editOwnList = endpoint('PUT /api/sys/mgmt/own-lists/{id}', {
  ...staffCall('Own lists', 'administer'),
  summary: 'Change what a list is called, its licence, and whether the calendar reads it',
  request: { params: idParams, ...jsonBody(listEdit) },
  responses: { 200: jsonAnswer(ownList, 'The list as it is now'), ...writeErrors(400, 404, 409) },
})

/** Removes a list with its rows, and the source that reads it; events that came from it stay. */
export const deleteOwnList = endpoint('DELETE /api/sys/mgmt/own-lists/{id}', {
  ...staffCall('Own lists', 'administer'),
  summary: 'Remove a list of the team’s own',
  request: { params: idParams },
  responses: { 204: { description: 'Gone' }, ...errors(401, 403, 404, 503) },
})

/**
 * Saves and removes rows in one step. A row whose id is known is replaced; the same call again changes nothing, so that
 * undoing is saving the rows as they were. The calendar reads the list anew at once.
 */
export const changeOwnRows = endpoint('POST /api/sys/mgmt/own-lists/{id}/rows', {
  ...staffCall('Own lists', 'moderate'),
  summary: 'Save and remove rows of a list',
  request: {
    params: idParams,
    ...jsonBody(
      z.strictObject({
        put: z.array(rowEdit).max(mostRowsAtOnce, { error: 'max' }),
        remove: z.array(idText).max(mostRowsAtOnce, { error: 'max' }),
      }),
    ),
  },
  responses: {
    200: jsonAnswer(ownList, `The list as it is now, of ${mostOwnRows} rows at most`),
    ...writeErrors(400, 404),
  },
})

const optional = z.string().nullable()

/** A list as everybody may read it: `docs/event-list.schema.json` describes its events. */
export const publishedListSchema = z
  .object({
    name: z.string(),
    nameHe: optional,
    licence: z.enum(ownListLicences).nullable(),
    licenceUrl: optional,
    changedAt: moment.nullable().openapi({ description: 'When a row changed last; null of an empty list' }),
    events: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        titleHe: optional,
        start: z.string().openapi({ description: 'A day, or an instant with its offset' }),
        end: optional,
        url: optional,
        isOnline: z.boolean(),
        city: optional,
        country: optional,
        venue: optional,
        type: z.enum(eventTypes).nullable(),
        state: z.enum(eventStates),
        organizer: optional,
        isFree: z.boolean().nullable(),
        price: optional,
      }),
    ),
  })
  .openapi('PublishedList')

/** A list of the team's own as it is published. */
export type PublishedList = z.output<typeof publishedListSchema>

/** A list by its slug, in the form that the `json` reader takes. The site publishes it at `/lists/{slug}.json`. */
export const readOwnList = endpoint('GET /api/lists/{slug}', {
  tags: ['Events'],
  summary: 'A list of events that the team of this calendar keeps',
  request: { params: z.object({ slug }) },
  responses: { 200: jsonAnswer(publishedListSchema, 'The list'), ...errors(404, 429, 503) },
})
