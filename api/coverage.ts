import { coveredFacts } from '@cyberluach/core/events/expected'
import { eventTypes } from '@cyberluach/core/events/event'
import { z } from '@hono/zod-openapi'
import { endpoint, jsonAnswer, jsonBody, staffCall } from './endpoint.ts'
import { errors, writeErrors } from './errors.ts'
import { moment, monthText } from './fields.ts'
import { idParams } from './query.ts'

const count = z.number().int().nonnegative()

const series = z.object({
  id: z.uuid(),
  name: z.string(),
  nameHe: z.string().nullable(),
  url: z.string().nullable(),
  months: z.array(monthText).openapi({ description: 'The next in which it is usually held, one or two, or none' }),
})

const coverage = z
  .object({
    ahead: count.openapi({ description: 'Events that are not over; samples and what was called off apart, as below' }),
    months: z
      .array(z.object({ month: monthText, count }))
      .openapi({ description: 'This and the next eleven; what runs today counts in this one' }),
    kinds: z.array(z.object({ type: z.enum(eventTypes), count })),
    countries: z.array(z.object({ country: z.string().nullable(), count })),
    facts: z
      .array(z.object({ fact: z.enum(coveredFacts), count, of: count }))
      .openapi({ description: 'How many say it, of those that should' }),
    sources: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          readAt: moment.nullable().openapi({ description: 'When it was last read and believed' }),
          changedAt: moment.nullable().openapi({ description: 'When something in it last changed' }),
        }),
      )
      .openapi({ description: 'Those that are on; what was not read for longest first' }),
    watched: z.object({
      series: count.openapi({ description: 'That watch lists name' }),
      listed: count.openapi({ description: 'Those with an edition ahead' }),
      israeli: z.array(series).openapi({ description: 'Those in Israel without one, ours among them' }),
    }),
  })
  .openapi('Coverage')

/** What is ahead, what its events say, and how fresh the lists are. */
export type Coverage = z.infer<typeof coverage>

/** What the calendar has, and what it lacks; each figure is of events that are not over and count. */
export const getCoverage = endpoint('GET /api/sys/mgmt/coverage', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'What is ahead, what its events say, and how fresh the lists are',
  responses: { 200: jsonAnswer(coverage, 'The figures'), ...errors(401, 403, 503) },
})

const expected = series
  .extend({
    slug: z.string().nullable().openapi({ description: 'The end of its page’s address; null where it has none' }),
    city: z.string().nullable(),
    country: z.string().nullable(),
    latest: monthText.nullable().openapi({ description: 'The month of its latest edition' }),
    due: monthText.nullable().openapi({ description: 'The month of the edition after that, also where it is over' }),
    isLate: z.boolean().openapi({ description: 'Whether that is over, or at most four months away' }),
    isStopped: z.boolean().openapi({ description: 'Whether nobody waits for it any more' }),
  })
  .openapi('ManagedExpectedSeries')

/** A series without an edition ahead. */
export type ManagedExpected = z.infer<typeof expected>

/** Series whose next edition is not announced, of watch lists and our own yearly ones. */
export const listExpectedSeries = endpoint('GET /api/sys/mgmt/expected', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Series whose next edition is not announced',
  responses: {
    200: jsonAnswer(z.array(expected), 'Late ones first, then by month; last those that nobody waits for'),
    ...errors(401, 403, 503),
  },
})

/** Stops waiting for a series, or waits for it again. What is so already stays so. */
export const watchSeries = endpoint('PUT /api/sys/mgmt/expected/{id}', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'Wait for a series no more, or again',
  request: { params: idParams, ...jsonBody(z.strictObject({ isWatched: z.boolean({ error: 'notAllowed' }) })) },
  responses: { 204: { description: 'It is so' }, ...writeErrors(400, 404) },
})
