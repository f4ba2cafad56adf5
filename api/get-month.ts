import { z } from '@hono/zod-openapi'
import { briefEventSchema } from './brief-event-schema.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonAnswer } from './json.ts'
import { monthText } from './month-schema.ts'

/**
 * What a month of the calendar shows: the events, samples among them, that run on one of the days of its six weeks, by
 * start. Months go by the site's time zone.
 */
export const getMonth = endpoint('GET /api/months/{month}', {
  tags: ['Events'],
  summary: 'The events of the six weeks that a month of the calendar shows, in brief',
  request: { params: z.object({ month: monthText }) },
  responses: { 200: jsonAnswer(z.array(briefEventSchema), 'The events'), ...errors(404, 429, 503) },
})
