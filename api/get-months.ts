import type { NearestMonths } from '@cyberluach/core/nearest-months'
import { z } from '@hono/zod-openapi'
import { calendarLanguage } from './calendar-answer.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonAnswer } from './json.ts'
import { monthText } from './month-schema.ts'
import { eventFilterQuery } from './query-schema.ts'

const monthCount = z.object({ month: monthText, count: z.number().int() }).nullable()

const nearestMonths = z
  .object({ total: z.number().int(), previous: monthCount, next: monthCount })
  .openapi('NearestMonths') satisfies z.ZodType<NearestMonths>

/**
 * Where else a search finds something: how many events it finds over all dates, and the months before and after one that
 * are nearest to it among those in which such an event begins. It reads the texts that the calendar in `lang` reads.
 * Months go by the site's time zone.
 */
export const getMonths = endpoint('GET /api/months', {
  tags: ['Events'],
  summary: 'The months nearest to one that have events, or those that a search finds',
  request: {
    query: z.object({
      month: monthText.openapi({ description: 'The month from which the others are looked for' }),
      ...eventFilterQuery,
      lang: calendarLanguage,
    }),
  },
  responses: {
    200: jsonAnswer(nearestMonths, 'How many there are, and the months before and after'),
    304: { description: 'Nothing has changed since the ETag of If-None-Match' },
    ...errors(400, 429, 503),
  },
})
