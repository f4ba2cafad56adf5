import { admissions, eventTypes } from '@cyberluach/core/event'
import type { ReadEvent } from '@cyberluach/core/read-event'
import { fetchFailures } from '@cyberluach/core/sources'
import { isWebLink } from '@cyberluach/core/web-link'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonAnswer, jsonBody } from './json.ts'
import { lineText } from './text-schema.ts'

const readEvent: z.ZodType<ReadEvent> = z
  .object({
    title: z.string(),
    titleHe: z.string().nullable(),
    description: z.string().nullable(),
    eventType: z.enum(eventTypes).nullable(),
    startDay: z.string().nullable(),
    endDay: z.string().nullable(),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    startTime: z.string().nullable().openapi({
      description: 'The hour that it begins at, where the page does not say by which clock',
      example: '09:30',
    }),
    endTime: z.string().nullable(),
    timeZone: z
      .string()
      .nullable()
      .openapi({ description: 'The zone that the page names', example: 'Europe/Berlin' }),
    isOnline: z.boolean(),
    country: z.string().nullable(),
    city: z.string().nullable(),
    venue: z.string().nullable(),
    url: z.string(),
    organizer: z.string().nullable(),
    admission: z.enum(admissions).nullable(),
    price: z.string().nullable(),
    tags: z.array(z.string()),
  })
  .openapi('ReadEvent')

const linkReading = z
  .object({
    host: z.string().openapi({ description: 'Whose page was read' }),
    event: readEvent.nullable().openapi({ description: 'null where nothing was found' }),
    failure: z.enum(fetchFailures).nullable().openapi({ description: 'Why the page could not be read' }),
  })
  .openapi('LinkReading')

export type LinkReading = z.infer<typeof linkReading>

/** Reads what a page says of an event, to fill a form with. Nothing is stored. 404 where the operator turned it off. */
export const readLink = endpoint('POST /api/read-link', {
  tags: ['Submissions'],
  summary: 'Read an event from a page',
  request: {
    ...jsonBody(
      z.strictObject({ url: lineText(2_000).refine(isWebLink, { error: 'url' }) }).openapi('ReadLinkPayload'),
    ),
  },
  responses: {
    200: jsonAnswer(linkReading, 'What was found'),
    ...errors(400, 403, 404, 413, 415, 422, 429, 503),
  },
})
