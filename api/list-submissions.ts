import { submissionKinds, submissionStatuses } from '@cyberluach/core/submission'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'
import { idList, searchText, suspiciousOnly, wholeNumber } from './query-schema.ts'
import { submissionRecord } from './submission-schema.ts'

/**
 * The orders of the list: newest first; those that wait (longest first), then the latest decisions; those that wait,
 * then the others, the newest of each first.
 */
const orders = ['newest', 'queue', 'inbox'] as const

/**
 * What visitors handed in, newest first. `q` looks in title, organizer's name and e-mail, and event type; of messages and
 * feedback, where they are asked for by their kind, in what was written, too, and in what it is about. `ids` narrows the list to at most 100 records, named with commas between them.
 */
export const listSubmissions = endpoint('GET /api/sys/mgmt/submissions', {
  tags: ['Moderation'],
  summary: 'What visitors handed in, newest first',
  security: bearer,
  request: {
    query: z.object({
      kind: z.enum(submissionKinds).optional(),
      status: z.enum(submissionStatuses).optional(),
      suspicious: suspiciousOnly,
      q: searchText,
      ids: idList(100).optional(),
      order: z.enum(orders).default('newest'),
      limit: wholeNumber(1, 5000, 500),
      offset: wholeNumber(0, 999_999_999, 0),
    }),
  },
  responses: {
    200: {
      ...jsonAnswer(z.array(submissionRecord), 'The records; X-Total-Count says how many match in all'),
      headers: z.object({ 'X-Total-Count': z.string(), ETag: z.string() }),
    },
    304: { description: 'Nothing has changed since the ETag of If-None-Match' },
    ...errors(400, 401, 403, 503),
  },
})
