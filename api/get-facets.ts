import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { facetsSchema } from './facets-schema.ts'
import { jsonAnswer } from './json.ts'
import { eventListQuery, daysInOrder, outOfOrder } from './query-schema.ts'

/** How the published events divide, samples and what was called off apart: types and countries, the most frequent first. All of them, or those that a list of events finds. */
export const getFacets = endpoint('GET /api/facets', {
  tags: ['Events'],
  summary:
    'How many events there are of each type and in each country, samples and what was called off apart',
  request: {
    query: z.object(eventListQuery).refine(daysInOrder, outOfOrder),
  },
  responses: { 200: jsonAnswer(facetsSchema, 'The counts'), ...errors(400, 429, 503) },
})
