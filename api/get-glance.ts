import { eventTypes } from '@cyberluach/core/event'
import type { Glance } from '@cyberluach/core/glance'
import { z } from '@hono/zod-openapi'
import { dayText } from './date-schema.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { eventSchema } from './event-schema.ts'
import { facetsSchema } from './facets-schema.ts'
import { figuresSchema } from './figures-schema.ts'
import { jsonAnswer } from './json.ts'
import { monthText } from './month-schema.ts'

const notificationSchema = z.object({
  id: z.string(),
  event: eventSchema,
  type: z.enum(['today', 'soon', 'registration_closing']),
  days: z.number().int().openapi({ description: 'Until the event begins' }),
  priority: z.enum(['high', 'medium', 'low']),
})

const glanceSchema = z
  .object({
    facets: facetsSchema,
    figures: figuresSchema,
    notifications: z.array(notificationSchema),
    upcoming: z.array(eventSchema),
    year: z
      .array(
        z.object({
          month: monthText,
          types: z.array(z.object({ type: z.enum(eventTypes), count: z.number().int() })),
        }),
      )
      .openapi({
        description:
          'Of each month that has events, from this one on and twelve at most, how many of each kind begin in it',
      }),
    hasPosts: z.boolean().openapi({ description: 'Whether the blog has a post that everybody may read' }),
  })
  .openapi('Glance') satisfies z.ZodType<Glance>

/** The calendar at a glance: all that a page shows besides its own subject, in one read. */
export const getGlance = endpoint('GET /api/glance', {
  tags: ['Events'],
  summary: 'Counts, figures, the most urgent notifications and the next events, together',
  request: {
    query: z.object({
      day: dayText.optional().openapi({ description: 'The day that counts as today; today where absent' }),
    }),
  },
  responses: { 200: jsonAnswer(glanceSchema, 'The calendar at a glance'), ...errors(400, 429, 503) },
})
