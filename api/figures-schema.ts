import { eventTypes } from '@cyberluach/core/event'
import type { Figures } from '@cyberluach/core/figures'
import { z } from '@hono/zod-openapi'

const count = z.number().int()
const countOfType = z.object({ type: z.enum(eventTypes), count })

/** Figures over all published events, samples and what was called off apart. */
export const figuresSchema = z
  .object({
    today: z.string().openapi({ format: 'date' }),
    total: count,
    online: count,
    physical: count.openapi({ description: 'Held in a known country and not online' }),
    prizes: z.object({ count, amount: count }),
    topCountry: z.object({ country: z.string(), count }).nullable(),
    popularType: countOfType.nullable(),
    types: z.array(countOfType),
    thisMonth: z.object({ month: z.string().openapi({ example: '2026-11' }), count }),
    upcoming: z.object({ days: count, count }),
    samples: count.openapi({ description: 'How many samples are published; no other figure counts them' }),
  })
  .openapi('Figures') satisfies z.ZodType<Figures>
