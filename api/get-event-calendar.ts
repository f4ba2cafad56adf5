import { z } from '@hono/zod-openapi'
import { calendarAnswer, calendarLanguage } from './calendar-answer.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { idParams } from './query-schema.ts'

/** One published event as an iCalendar file. */
export const getEventCalendar = endpoint('GET /api/events/{id}/calendar.ics', {
  tags: ['Calendars'],
  summary: 'One event as a calendar file',
  request: { params: idParams, query: z.object({ lang: calendarLanguage }) },
  responses: {
    200: calendarAnswer('The file'),
    304: { description: 'Nothing has changed since the ETag of If-None-Match' },
    ...errors(400, 404, 429, 503),
  },
})
