import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { facetsSchema } from './facets-schema.ts'
import { jsonAnswer } from './json.ts'

/** How the published events divide, samples apart: types and countries, the most frequent first. */
export const getFacets = endpoint('GET /api/facets', {
  tags: ['Events'],
  summary: 'How many events there are of each type and in each country, samples apart',
  responses: { 200: jsonAnswer(facetsSchema, 'The counts'), ...errors(429, 503) },
})
