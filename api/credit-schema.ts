import type { Credit, EventCredit } from '@cyberluach/core/credits'
import { z } from '@hono/zod-openapi'

const credit = z.object({
  name: z.string().openapi({ description: 'The line by which it wants to be credited, or its name' }),
  url: z.string(),
  licence: z.string().nullable(),
  licenceUrl: z.string().nullable(),
  isModified: z.boolean().openapi({ description: 'Whether its licence asks to tell that it was changed' }),
})

/** A public list that the calendar takes events from, with what its licence asks for. */
export const creditSchema = credit.openapi('Credit') satisfies z.ZodType<Credit>

/** The fields of a credit, for what tells more of a list. */
export const creditFields = credit.shape

/** A list that tells of an event. */
export const eventCreditSchema = z
  .object({
    ...creditFields,
    checkedAt: z.string().nullable().openapi({
      format: 'date-time',
      description: 'When the list was last read; null where it no longer is',
    }),
    shown: z.record(z.string(), z.string().openapi({ format: 'date-time' })).openapi({
      description: 'What of the event is shown as this list states it, and since when it does',
      example: { days: '2026-11-20T06:00:00.000Z', place: '2026-11-20T06:00:00.000Z' },
    }),
  })
  .openapi('EventCredit') satisfies z.ZodType<EventCredit>
