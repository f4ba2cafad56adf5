import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { creditSchema } from './credit-schema.ts'
import { creditedEventSchema } from './event-schema.ts'

/** Every published event as a file, with who stated it and under which licence. */
export const eventExportSchema = z
  .object({
    calendar: z.url().openapi({ description: 'The calendar that this was read from' }),
    madeAt: z.string().openapi({ format: 'date-time' }),
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

export const exportEvents = endpoint('GET /api/export.json', {
  tags: ['Events'],
  summary: 'Every published event with its source and licence, as JSON',
  responses: {
    200: { description, content: { 'application/json': { schema: eventExportSchema } }, headers },
    ...errors(429, 503),
  },
})

export const exportEventsCsv = endpoint('GET /api/export.csv', {
  tags: ['Events'],
  summary: 'Every published event with its source and licence, as CSV',
  responses: {
    200: { description, content: { 'text/csv': { schema: z.string() } }, headers },
    ...errors(429, 503),
  },
})
