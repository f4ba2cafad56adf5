import { submissionStatuses } from '@cyberluach/core/submission'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer } from './json.ts'
import { subscriberFilter } from './list-subscribers.ts'
import { idList, searchText, suspiciousOnly } from './query-schema.ts'
import { timeframes } from './timeframes.ts'

/** What narrows an export of submissions, contact messages or feedback, as it narrows their list. */
const submissionFilter = {
  status: z.enum(submissionStatuses).optional(),
  suspicious: suspiciousOnly,
  q: searchText,
  ids: idList(5000).optional(),
}

const description =
  'Every row that matches, streamed: UTF-8 with a byte order mark, the file’s name in Content-Disposition, their number in X-Total-Count'

const csvAnswer = {
  description,
  content: { 'text/csv': { schema: z.string() } },
  headers: z.object({ 'X-Total-Count': z.string(), 'Content-Disposition': z.string() }),
}

/** Event submissions, with the columns of the product specification, section 9. */
export const exportSubmissions = endpoint('GET /api/sys/mgmt/submissions.csv', {
  tags: ['Moderation'],
  summary: 'Event submissions as CSV',
  security: bearer,
  request: { query: z.object(submissionFilter) },
  responses: { 200: csvAnswer, ...errors(400, 401, 403, 503) },
})

/** Contact messages. */
export const exportContact = endpoint('GET /api/sys/mgmt/contact.csv', {
  tags: ['Moderation'],
  summary: 'Contact messages as CSV',
  security: bearer,
  request: { query: z.object(submissionFilter) },
  responses: { 200: csvAnswer, ...errors(400, 401, 403, 503) },
})

/** Feedback. */
export const exportFeedback = endpoint('GET /api/sys/mgmt/feedback.csv', {
  tags: ['Moderation'],
  summary: 'Feedback as CSV',
  security: bearer,
  request: { query: z.object(submissionFilter) },
  responses: { 200: csvAnswer, ...errors(400, 401, 403, 503) },
})

/** The mailing list. */
export const exportSubscribers = endpoint('GET /api/sys/mgmt/newsletter.csv', {
  tags: ['Mailing list'],
  summary: 'The mailing list as CSV',
  security: bearer,
  request: { query: z.object(subscriberFilter) },
  responses: { 200: csvAnswer, ...errors(400, 401, 403, 503) },
})

/** The visits of a period: no address and no user agent, since none is kept. */
export const exportVisits = endpoint('GET /api/sys/stats/visits.csv', {
  tags: ['Statistics'],
  summary: 'The visits of a period as CSV',
  security: bearer,
  request: { query: z.object({ timeframe: z.enum(timeframes).default('day') }) },
  responses: { 200: csvAnswer, ...errors(400, 401, 403, 503) },
})
