import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { figuresSchema } from './figures-schema.ts'
import { jsonAnswer } from './json.ts'

/** The figures over all published events, samples and what was called off apart, and how many samples there are; today, this month and upcoming go by the site's time zone. */
export const getFigures = endpoint('GET /api/figures', {
  tags: ['Events'],
  summary: 'The figures over all published events, samples and what was called off apart',
  responses: { 200: jsonAnswer(figuresSchema, 'The figures'), ...errors(429, 503) },
})
