import { z } from '@hono/zod-openapi'

/** An iCalendar file, for an endpoint's `responses`. Not for `call()`, which reads JSON. */
export function calendarAnswer(description: string) {
  return {
    description,
    content: { 'text/calendar': { schema: z.string() } },
    headers: z.object({ ETag: z.string() }),
  }
}

/** The language of a calendar's texts: `lang=he`. */
export const calendarLanguage = z.enum(['en', 'he']).default('en')
