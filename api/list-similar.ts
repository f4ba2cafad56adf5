import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'
import { idList } from './query-schema.ts'

export const similarSchema = z
  .object({
    submissionId: z.uuid(),
    eventId: z.uuid().nullable().openapi({ description: 'The event that it may repeat' }),
    waitingId: z.uuid().nullable().openapi({ description: 'Or the submission that waits as well' }),
    title: z.string(),
    titleHe: z.string().nullable(),
    day: z.string().openapi({ description: 'YYYY-MM-DD in the site’s time zone' }),
    since: z
      .string()
      .openapi({ format: 'date-time', description: 'When the event was published, or the submission sent' }),
    sameDay: z.boolean(),
    sameLinkHost: z
      .boolean()
      .openapi({ description: 'The same link, or its host, where that is not one that many events share' }),
    samePlace: z.boolean(),
    similarTitle: z.boolean(),
  })
  .openapi('Similar')

export type Similar = z.infer<typeof similarSchema>

/** For each submission, the event of the calendar, and the submission that waits with it, which it may repeat. */
export const listSimilar = endpoint('GET /api/sys/mgmt/similar', {
  tags: ['Moderation'],
  summary: 'What submissions may repeat',
  security: bearer,
  request: { query: z.object({ ids: idList(100) }) },
  responses: {
    200: jsonAnswer(z.array(similarSchema), 'At most one event and one other submission for each'),
    ...errors(400, 401, 403, 503),
  },
})
