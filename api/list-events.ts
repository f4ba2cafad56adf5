import { z } from '@hono/zod-openapi'
import { dayText } from './date-schema.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { creditedEventSchema } from './event-schema.ts'
import { jsonAnswer } from './json.ts'
import { eventListQuery, daysInOrder, outOfOrder, samplesQuery, wholeNumber } from './query-schema.ts'

/**
 * The published events. `from`, `to` and `at` are days in the site's time zone, the first two inclusive. Samples are among
 * them, flagged by `isSample`, as the calendar shows them; who counts or passes events on asks for `samples=false`.
 */
export const listEvents = endpoint('GET /api/events', {
  tags: ['Events'],
  summary: 'The published events, by start',
  request: {
    query: z
      .object({
        ...eventListQuery,
        samples: samplesQuery,
        running: z.enum(['true', 'all']).optional().openapi({
          description:
            'all: those that run on a day from from to to, whenever they began; true: only those of them that began before from',
        }),
        order: z.enum(['start', 'next-first']).optional().openapi({
          description:
            'start: the first to begin first; next-first: so too, but those that are over on the day at come last, and of them the latest first',
        }),
        at: dayText.optional().openapi({ description: 'The day that next-first counts as today' }),
        limit: wholeNumber(1, 5000, 5000),
        offset: wholeNumber(0, 999_999_999, 0),
      })
      .refine(daysInOrder, outOfOrder)
      .refine(({ from, running }) => !running || from, { path: ['from'], error: 'required' })
      .refine(({ at, order }) => order !== 'next-first' || at, { path: ['at'], error: 'required' }),
  },
  responses: {
    200: {
      ...jsonAnswer(
        z.array(creditedEventSchema),
        'The events; X-Total-Count says how many match without limit and offset',
      ),
      headers: z.object({ 'X-Total-Count': z.string(), ETag: z.string() }),
    },
    304: { description: 'Nothing has changed since the ETag of If-None-Match' },
    ...errors(400, 429, 503),
  },
})
