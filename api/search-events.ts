import type { EventSearch } from '@cyberluach/core/event-search'
import { mostCounted } from '@cyberluach/core/event-search'
import { z } from '@hono/zod-openapi'
import { briefEventSchema } from './brief-event-schema.ts'
import { dayText } from './date-schema.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonAnswer } from './json.ts'
import { monthText } from './month-schema.ts'
import { eventFilterQuery, idList, samplesQuery, wholeNumber } from './query-schema.ts'

const monthCount = z.object({ month: monthText, count: z.number().int() }).nullable()

const count = z
  .number()
  .int()
  .openapi({ description: `How many; ${mostCounted} stands for as many and more` })

const foundEvents = z.object({ total: count, events: z.array(briefEventSchema) })

const understood = z
  .object({
    kind: z.enum(['type', 'country', 'city', 'online', 'month', 'year']),
    value: z.string().openapi({
      description: 'A kind of event, an English name of a place, 12, 2026-12 or 2026',
    }),
    text: z.string().openapi({ description: 'The words as they were written' }),
    rest: z.string().openapi({ description: 'The search without them' }),
  })
  .openapi('UnderstoodWords') as unknown as z.ZodType<EventSearch['understood'][number]>

const eventSearch = z
  .object({
    understood: z.array(understood),
    corrected: z.string().nullable().openapi({
      description: 'The search in the spelling that finds this, where its own finds nothing',
    }),
    ahead: foundEvents.openapi({ description: 'What runs today and after, by its first day' }),
    earlier: foundEvents.openapi({ description: 'What is over, the latest first' }),
    elsewhere: z
      .object({
        suggestion: z.object({ q: z.string(), total: count }).nullable(),
        previous: monthCount,
        next: monthCount,
        withoutMonth: z.string(),
        withoutFilters: count,
      })
      .nullable()
      .openapi({ description: 'Where there would be something, if nothing is found' }),
  })
  .openapi('EventSearch') satisfies z.ZodType<EventSearch>

/**
 * Looks for words in the events of all dates, in both languages: names, descriptions, tags, cities and countries. Words
 * that name a type, a place or a month are understood (`ctf israel december`), and wrong letters are forgiven.
 */
export const searchEvents = endpoint('GET /api/search', {
  tags: ['Events'],
  summary: 'The events that a search finds, over all dates',
  request: {
    query: z
      .object({
        ...eventFilterQuery,
        samples: samplesQuery,
        ids: idList(200)
          .optional()
          .openapi({ description: 'Only among these events, with commas between them' }),
        day: dayText.optional().openapi({ description: 'The day that counts as today; today where absent' }),
        limit: wholeNumber(1, 100, 50).openapi({ description: 'The most events on either side of today' }),
      })
      .refine(({ q }) => q, { path: ['q'], error: 'required' }),
  },
  responses: {
    200: jsonAnswer(eventSearch, 'What is found, and where there would be something'),
    ...errors(400, 429, 503),
  },
})
