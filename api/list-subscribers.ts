import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'
import { searchText, wholeNumber } from './query-schema.ts'

/** What narrows the mailing list. `q` looks in name and e-mail. */
export const subscriberFilter = { q: searchText, status: z.enum(['active', 'cancelled']).optional() }

export const subscriberSchema = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    email: z.string(),
    subscribed: z.boolean(),
    subscribedAt: z.string().openapi({ format: 'date-time' }),
    unsubscribedAt: z.string().nullable().openapi({ format: 'date-time' }),
    locale: z.enum(['en', 'he']),
  })
  .openapi('Subscriber')

export type Subscriber = z.infer<typeof subscriberSchema>

/** The mailing list, latest first. */
export const listSubscribers = endpoint('GET /api/sys/mgmt/newsletter/all', {
  tags: ['Mailing list'],
  summary: 'The mailing list, latest first',
  security: bearer,
  request: {
    query: z.object({
      ...subscriberFilter,
      limit: wholeNumber(1, 5000, 5000),
      offset: wholeNumber(0, 999_999_999, 0),
    }),
  },
  responses: {
    200: {
      ...jsonAnswer(z.array(subscriberSchema), 'X-Total-Count says how many match in all'),
      headers: z.object({ 'X-Total-Count': z.string(), ETag: z.string() }),
    },
    304: { description: 'Nothing has changed since the ETag of If-None-Match' },
    ...errors(400, 401, 403, 503),
  },
})
