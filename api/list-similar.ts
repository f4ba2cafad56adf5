import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'
import { idList } from './query-schema.ts'

export const similarSchema = z
  .object({
    submissionId: z.uuid(),
    eventId: z.uuid(),
    title: z.string(),
    titleHe: z.string().nullable(),
    day: z.string().openapi({ description: 'YYYY-MM-DD in the site’s time zone' }),
    publishedAt: z.string().openapi({ format: 'date-time' }),
    sameDay: z.boolean(),
    sameLinkHost: z.boolean(),
    samePlace: z.boolean(),
    similarTitle: z.boolean(),
  })
  .openapi('Similar')

export type Similar = z.infer<typeof similarSchema>

/** For each submission, the event of the calendar that it may repeat: same link host and day, or a similar title. */
export const listSimilar = endpoint('GET /api/sys/mgmt/similar', {
  tags: ['Moderation'],
  summary: 'Events that submissions may repeat',
  security: bearer,
  request: { query: z.object({ ids: idList(100) }) },
  responses: {
    200: jsonAnswer(z.array(similarSchema), 'At most one event for each submission'),
    ...errors(400, 401, 403, 503),
  },
})
