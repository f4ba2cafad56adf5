import { z } from '@hono/zod-openapi'
import { endpoint, staffCall } from './endpoint.ts'
import { errors } from './errors.ts'
import { creditSchema, creditedEventSchema } from './events.ts'
import { submissionStatuses } from '@cyberluach/core/submissions/submission'
import { subscriberFilter } from './newsletter.ts'
import { idList, searchText, suspiciousOnly } from './query.ts'
import { timeframes } from './timeframes.ts'
import { moment } from './fields.ts'

/** Every published event as a file, with its sources and their licences. */
export const eventExportSchema = z
  .object({
    calendar: z.url().openapi({ description: 'The calendar that this was read from' }),
    madeAt: moment,
    sources: z.array(creditSchema).openapi({ description: 'Whom to credit for what is passed on' }),
    events: z.array(
      creditedEventSchema
        .extend({ url: z.url().openapi({ description: 'Its own page, as a whole address' }) })
        .openapi('ExportedEvent'),
    ),
  })
  .openapi('EventExport')

const description =
  'By first day; samples and what its source does not allow to be passed on are left out. Streamed, its number of events in X-Total-Count. Made anew when something changed; ETag tells'

const headers = z.object({ 'X-Total-Count': z.string(), 'Content-Disposition': z.string(), ETag: z.string() })

/** Every event that may be passed on, by first day, samples left out. Streamed and revalidated by its ETag. */
export const exportEvents = endpoint('GET /api/export.json', {
  tags: ['Events'],
  summary: 'Every published event with its source and licence, as JSON',
  responses: {
    200: { description, content: { 'application/json': { schema: eventExportSchema } }, headers },
    ...errors(429, 503),
  },
})

/** The same as CSV (RFC 4180): UTF-8 with a byte order mark. */
export const exportEventsCsv = endpoint('GET /api/export.csv', {
  tags: ['Events'],
  summary: 'Every published event with its source and licence, as CSV',
  responses: {
    200: { description, content: { 'text/csv': { schema: z.string() } }, headers },
    ...errors(429, 503),
  },
})

/** What narrows an export of submissions, contact messages or feedback, as it narrows their list. */
const submissionFilter = {
  status: z.enum(submissionStatuses).optional(),
  suspicious: suspiciousOnly,
  q: searchText,
  ids: idList(5000).optional(),
}

const exportsDescription =
  'Every row that matches, streamed: UTF-8 with a byte order mark, the file’s name in Content-Disposition, their number in X-Total-Count'

const csvAnswer = {
  description: exportsDescription,
  content: { 'text/csv': { schema: z.string() } },
  headers: z.object({ 'X-Total-Count': z.string(), 'Content-Disposition': z.string() }),
}

/** Event submissions, with the columns of the product specification, section 9. */
export const exportSubmissions = endpoint('GET /api/sys/mgmt/submissions.csv', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Event submissions as CSV',
  request: { query: z.object(submissionFilter) },
  responses: { 200: csvAnswer, ...errors(400, 401, 403, 503) },
})

/** Contact messages. */
export const exportContact = endpoint('GET /api/sys/mgmt/contact.csv', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Contact messages as CSV',
  request: { query: z.object(submissionFilter) },
  responses: { 200: csvAnswer, ...errors(400, 401, 403, 503) },
})

/** Feedback. */
export const exportFeedback = endpoint('GET /api/sys/mgmt/feedback.csv', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Feedback as CSV',
  request: { query: z.object(submissionFilter) },
  responses: { 200: csvAnswer, ...errors(400, 401, 403, 503) },
})

/** The mailing list. */
export const exportSubscribers = endpoint('GET /api/sys/mgmt/newsletter.csv', {
  ...staffCall('Mailing list', 'administer'),
  summary: 'The mailing list as CSV',
  request: { query: z.object(subscriberFilter) },
  responses: { 200: csvAnswer, ...errors(400, 401, 403, 503) },
})

/** The visits of a period: no address and no user agent, since none is stored. */
export const exportVisits = endpoint('GET /api/sys/stats/visits.csv', {
  ...staffCall('Statistics', 'administer'),
  summary: 'The visits of a period as CSV',
  request: { query: z.object({ timeframe: z.enum(timeframes).default('day') }) },
  responses: { 200: csvAnswer, ...errors(400, 401, 403, 503) },
})
