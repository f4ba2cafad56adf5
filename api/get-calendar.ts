import { z } from '@hono/zod-openapi'
import { calendarAnswer, calendarLanguage } from './calendar-answer.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { eventFilterQuery } from './query-schema.ts'

/** The published events, or those that a filter finds, without samples, as a calendar to subscribe to: the newest 5,000 at most. */
export const getCalendar = endpoint('GET /api/events.ics', {
  tags: ['Calendars'],
  summary: 'The events as a calendar to subscribe to, also at /events.ics',
  request: { query: z.object({ ...eventFilterQuery, lang: calendarLanguage }) },
  responses: {
    200: calendarAnswer('The calendar'),
    304: { description: 'Nothing has changed since the ETag of If-None-Match' },
    ...errors(400, 429, 503),
  },
})
