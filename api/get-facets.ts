import { z } from '@hono/zod-openapi'
import { dayText } from './date-schema.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { facetsSchema } from './facets-schema.ts'
import { jsonAnswer } from './json.ts'
import { eventFilterQuery } from './query-schema.ts'

/** How the published events divide, samples apart: types and countries, the most frequent first. All of them, or those that a list of events finds. */
export const getFacets = endpoint('GET /api/facets', {
  tags: ['Events'],
  summary: 'How many events there are of each type and in each country, samples apart',
  request: {
    query: z
      .object({
        from: dayText.optional().openapi({ description: 'The first day on which an event may begin' }),
        to: dayText.optional().openapi({ description: 'The last day on which an event may begin' }),
        ...eventFilterQuery,
        prize: z.enum(['true', 'false']).optional().openapi({ description: 'Whether there is a prize' }),
      })
      .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'endBeforeStart' }),
  },
  responses: { 200: jsonAnswer(facetsSchema, 'The counts'), ...errors(400, 429, 503) },
})
