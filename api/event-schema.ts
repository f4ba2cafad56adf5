import type { CalendarEvent } from '@cyberluach/core/event'
import { eventFields } from '@cyberluach/core/event-fields'
import { eventStates } from '@cyberluach/core/event-states'
import { z } from '@hono/zod-openapi'
import { shownSchemas } from './event-field-schemas.ts'

/** A published event. `day` and `lastDay` are days in the site's time zone; `allDay` means that hours are unknown. */
export const eventSchema = z
  .object({
    id: z.uuid(),
    url: z.string().openapi({
      description: 'Its own page, from the root of the site; the Hebrew one stands below `/he`',
      example: '/event/black-hat-europe-2026',
    }),
    ...shownSchemas(eventFields.names),
    ...shownSchemas(eventFields.descriptions),
    ...shownSchemas(eventFields.type),
    startDate: z.string().openapi({ format: 'date-time' }),
    endDate: z.string().nullable().openapi({ format: 'date-time' }),
    ...shownSchemas(eventFields.online),
    ...shownSchemas(eventFields.place),
    locationCountry: z.string().nullable().openapi({ example: 'Israel' }),
    ...shownSchemas(eventFields.links),
    ...shownSchemas(eventFields.prize),
    tags: z.array(z.string()),
    day: z.string().openapi({ format: 'date' }),
    lastDay: z.string().openapi({ format: 'date' }),
    allDay: z.boolean(),
    source: z.object({ name: z.string(), url: z.string() }).nullable(),
    updatedAt: z.string().openapi({ format: 'date-time' }),
    state: z.enum(eventStates).openapi({
      description:
        'Whether it takes place as announced; what was cancelled or postponed stays on the calendar',
    }),
    isSample: z.boolean().openapi({ description: 'Invented to show how the calendar works' }),
  })
  .openapi('Event') satisfies z.ZodType<CalendarEvent>
