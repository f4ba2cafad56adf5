import { eventTypes } from '@cyberluach/core/event'
import type { Facets } from '@cyberluach/core/facets'
import { z } from '@hono/zod-openapi'

/** How many events, samples and what was called off apart, there are of each type and in each country, how many online, how many in all. */
export const facetsSchema = z
  .object({
    types: z.array(z.object({ type: z.enum(eventTypes), count: z.number().int() })),
    countries: z.array(z.object({ country: z.string(), count: z.number().int() })),
    online: z.number().int(),
    total: z.number().int(),
  })
  .openapi('Facets') satisfies z.ZodType<Facets>
