import { eventTypes } from '@cyberluach/core/event'
import type { Figures } from '@cyberluach/core/figures'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonAnswer } from './json.ts'

const count = z.number().int()
const countOfType = z.object({ type: z.enum(eventTypes), count })

const figuresSchema = z
  .object({
    today: z.string().openapi({ format: 'date' }),
    total: count,
    online: count,
    prizes: z.object({ count, amount: count }),
    topCountry: z.object({ country: z.string(), count }).nullable(),
    popularType: countOfType.nullable(),
    types: z.array(countOfType),
    thisMonth: z.object({ month: z.string().openapi({ example: '2026-11' }), count }),
    upcoming: z.object({ days: count, count }),
    samples: count.openapi({ description: 'How many samples are published; no other figure counts them' }),
  })
  .openapi('Figures') satisfies z.ZodType<Figures>

/** The figures over all published events that are no samples, and how many samples there are; today, this month and upcoming go by the site's time zone. */
export const getFigures = endpoint('GET /api/figures', {
  tags: ['Events'],
  summary: 'The figures over all published events, samples apart',
  responses: { 200: jsonAnswer(figuresSchema, 'The figures'), ...errors(429, 503) },
})
