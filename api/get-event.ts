import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { creditedEventSchema } from './event-schema.ts'
import { jsonAnswer } from './json.ts'
import { idParams } from './query-schema.ts'

/** One published event. */
export const getEvent = endpoint('GET /api/events/{id}', {
  tags: ['Events'],
  summary: 'One published event',
  request: { params: idParams },
  responses: { 200: jsonAnswer(creditedEventSchema, 'The event'), ...errors(404, 429, 503) },
})
