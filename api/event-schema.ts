import type { CalendarEvent, CreditedEvent } from '@cyberluach/core/event'
import { detailFields, eventFields } from '@cyberluach/core/event-fields'
import { eventStates } from '@cyberluach/core/event-states'
import { anywhereOnEarth, deadlineKinds, type Deadline } from '@cyberluach/core/event-deadlines'
import { z } from '@hono/zod-openapi'
import { creditSchema, eventCreditSchema } from './credit-schema.ts'
import { shownSchemas } from './event-field-schemas.ts'

export const deadlineSchema = z
  .object({
    kind: z.enum(deadlineKinds),
    day: z.string().openapi({ format: 'date' }),
    at: z.string().nullable().openapi({ format: 'date-time', description: 'Where an hour is known' }),
    zone: z
      .string()
      .nullable()
      .openapi({
        description: `Where the day ends; null: anywhere on Earth (\`${anywhereOnEarth}\`, UTC-12)`,
      }),
    url: z.string().nullable(),
    extendedFrom: z.string().nullable().openapi({ format: 'date' }),
  })
  .openapi('Deadline') satisfies z.ZodType<Deadline>

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
    ...shownSchemas(detailFields.host),
    ...shownSchemas(detailFields.admission),
    deadlines: z.array(deadlineSchema),
    series: z.object({ slug: z.string(), name: z.string(), nameHe: z.string().nullable() }).nullable(),
    tags: z.array(z.string()),
    day: z.string().openapi({ format: 'date' }),
    lastDay: z.string().openapi({ format: 'date' }),
    allDay: z.boolean(),
    former: z
      .object({
        startDate: z.string().openapi({ format: 'date-time' }),
        day: z.string().openapi({ format: 'date' }),
        lastDay: z.string().openapi({ format: 'date' }),
      })
      .nullable()
      .openapi({ description: 'When it was to be before it moved' }),
    source: creditSchema
      .nullable()
      .openapi({ description: 'The public list that it came from first; `sources` has all of them' }),
    updatedAt: z.string().openapi({ format: 'date-time' }),
    checkedAt: z.string().nullable().openapi({ format: 'date-time' }),
    state: z.enum(eventStates).openapi({
      description:
        'Whether it takes place as announced; what moved has new days, and what was cancelled or postponed stays on the calendar',
    }),
    isSample: z.boolean().openapi({ description: 'Invented to show how the calendar works' }),
  })
  .openapi('Event') satisfies z.ZodType<CalendarEvent>

/** An event with every list that tells of it: each is to be credited by whoever passes it on. */
export const creditedEventSchema = eventSchema
  .extend({
    sources: z.array(eventCreditSchema).openapi({
      description:
        'Every public list that tells of it, those first that most of what is shown comes from. What none of them states was written by a person',
    }),
  })
  .openapi('CreditedEvent') satisfies z.ZodType<CreditedEvent>
