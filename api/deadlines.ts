import type { DeadlineList, ListedDeadline } from '@cyberluach/core/deadline-list'
import { deadlineKinds } from '@cyberluach/core/event-deadlines'
import { z } from '@hono/zod-openapi'
import { calendarAnswer, calendarLanguage } from './calendar-answer.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { deadlineSchema, eventSchema } from './event-schema.ts'
import { jsonAnswer } from './json.ts'
import { wholeNumber } from './query-schema.ts'

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
    closesAt: z.string().openapi({ format: 'date-time', description: 'When it is over, in UTC' }),
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
    304: { description: 'Nothing has changed since the ETag of If-None-Match' },
    ...errors(400, 429, 503),
  },
})
