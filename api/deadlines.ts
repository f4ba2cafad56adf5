import { deadlineKinds, mostOfEvent } from '@cyberluach/core/events/deadline'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import { z } from '@hono/zod-openapi'
import { dayText, instantText, optionalLink, carriedText, missingOr, moment } from './fields.ts'
import type { DeadlineList, ListedDeadline } from '@cyberluach/core/deadlines/deadline-list'
import { calendarAnswer, calendarLanguage } from './calendar.ts'
import { endpoint, jsonAnswer, jsonBody, unchanged } from './endpoint.ts'
import { errors, formErrors } from './errors.ts'
import { deadlineSchema, eventSchema } from './events.ts'
import { wholeNumber } from './query.ts'

/** What closes before an event, as it is sent. Where an hour is given, its day is that of the zone. */
export const eventDeadline = z
  .strictObject({
    kind: z.enum(deadlineKinds, { error: missingOr('choose') }),
    day: dayText,
    at: instantText.nullish().transform((at) => at ?? null),
    zone: carriedText()
      .refine(isTimeZone, { error: 'choose' })
      .nullish()
      .transform((zone) => zone ?? null)
      .openapi({ description: 'Where the day ends; null: anywhere on Earth', example: 'Asia/Jerusalem' }),
    url: optionalLink(2_000),
    extendedFrom: dayText.nullish().openapi({
      description: 'The day that was said before; where it is left out, it follows from what the event said',
    }),
  })
  .refine(({ day, extendedFrom }) => !extendedFrom || extendedFrom < day, {
    path: ['extendedFrom'],
    error: 'extendedAfter',
  })
  .openapi('EventDeadline')

/** A deadline as a client sends it. */
export type EventDeadline = z.input<typeof eventDeadline>

/** The same once it is parsed: what was left out is null. */
export type ReadEventDeadline = z.output<typeof eventDeadline>

/** Left out, they stay as they are. */
export const eventDeadlines = z.array(eventDeadline).max(mostOfEvent, { error: 'max' }).optional()

const listKey = z
  .string()
  .regex(/^[a-z0-9-]{1,200}$/)
  .optional()

const filterQuery = {
  kind: z.enum(deadlineKinds).optional().openapi({ description: 'What closes' }),
  place: listKey.openapi({
    description: 'online, or the key of a country, as in /place/israel',
    example: 'israel',
  }),
  tag: listKey.openapi({ description: 'The key of a topic, as in /tag/red-team', example: 'red-team' }),
}

const listedSchema = deadlineSchema
  .extend({
    closesAt: moment.openapi({ description: 'When it is over, in UTC' }),
    event: eventSchema.pick({
      id: true,
      url: true,
      title: true,
      titleHe: true,
      eventType: true,
      day: true,
      lastDay: true,
      isOnline: true,
      locationCity: true,
      locationCountry: true,
      state: true,
    }),
  })
  .openapi('ListedDeadline') satisfies z.ZodType<ListedDeadline>

const choiceSchema = z.object({ key: z.string(), name: z.string(), count: z.number().int() })

const listSchema = z
  .object({
    deadlines: z.array(listedSchema).openapi({ description: 'What is open, by what closes next' }),
    closed: z.array(listedSchema).openapi({
      description: 'On the first page: what has closed before events that are not over, the latest first',
    }),
    count: z.number().int().openapi({ description: 'How many are open' }),
    page: z.number().int(),
    pages: z.number().int(),
    choices: z
      .object({
        kinds: z.array(z.object({ kind: z.enum(deadlineKinds), count: z.number().int() })),
        places: z.array(choiceSchema),
        tags: z.array(choiceSchema),
      })
      .openapi({ description: 'What there is to narrow the list by, without a filter' }),
  })
  .openapi('DeadlineList') satisfies z.ZodType<DeadlineList>

/** What closes before events that take place: samples apart. */
export const listDeadlines = endpoint('GET /api/deadlines', {
  tags: ['Events'],
  summary: 'What closes before events, by what closes next: calls for papers, early prices, registration',
  request: { query: z.object({ ...filterQuery, page: wholeNumber(1, 9999, 1) }) },
  responses: { 200: jsonAnswer(listSchema, 'A page of deadlines'), ...errors(400, 404, 429, 503) },
})

/** The same as a calendar to subscribe to: what is open, and what closed in the last 30 days. */
export const getDeadlineCalendar = endpoint('GET /api/deadlines.ics', {
  tags: ['Calendars'],
  summary: 'Deadlines as a calendar to subscribe to, also at /deadlines.ics',
  request: { query: z.object({ ...filterQuery, lang: calendarLanguage }) },
  responses: {
    200: calendarAnswer('The calendar'),
    ...unchanged,
    ...errors(400, 429, 503),
  },
})

const params = z.object({
  token: carriedText().max(200).openapi({ description: 'Out of the private link in the mail' }),
})

const deadlineQuestion = z
  .object({
    kind: z.enum(deadlineKinds),
    day: z.string().openapi({ format: 'date', description: 'The day that is asked about' }),
    closesAt: moment,
    event: z.object({
      url: z.string(),
      title: z.string(),
      titleHe: z.string().nullable(),
      lastDay: z.string().openapi({ format: 'date' }),
    }),
    state: z.enum(['open', 'extended', 'notExtended', 'changed']).openapi({
      description: 'changed: the event says another day since, or nothing of it any more',
    }),
    extendedTo: z.string().nullable().openapi({ format: 'date' }),
  })
  .openapi('DeadlineQuestion')

/** The answer of both calls of a private link about a deadline. */
export type DeadlineQuestion = z.infer<typeof deadlineQuestion>

const answer = { 200: jsonAnswer(deadlineQuestion, 'The question as it is now') }

/** Whether a call was extended, by the private link. 404 for a link that is none, 410 for one that has expired. */
export const getDeadlineQuestion = endpoint('GET /api/deadline-questions/{token}', {
  tags: ['Submissions'],
  summary: 'A question about a deadline, by its private link',
  request: { params },
  responses: { ...answer, ...errors(404, 410, 429, 503) },
})

/** Answers it once: the event says the new day from then on, and which day it was before. */
export const answerDeadlineQuestion = endpoint('POST /api/deadline-questions/{token}', {
  tags: ['Submissions'],
  summary: 'Say until when a call was extended, or that it was not',
  request: {
    params,
    ...jsonBody(z.strictObject({ day: dayText.nullable().openapi({ description: 'null: it was not extended' }) })),
  },
  responses: { ...answer, ...formErrors(404, 409, 410) },
})
