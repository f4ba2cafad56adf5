import { eventListKinds } from '@cyberluach/core/event-lists'
import { statedParts, type EventPage } from '@cyberluach/core/event-page'
import { z } from '@hono/zod-openapi'
import { briefEventSchema } from './brief-event-schema.ts'
import { dayText } from './date-schema.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { eventSchema } from './event-schema.ts'
import { jsonAnswer } from './json.ts'
import { carriedText } from './text-schema.ts'

const sourceStatement = z
  .object({
    name: z.string(),
    url: z.string(),
    licence: z.string().nullable(),
    checkedAt: z.string().openapi({ format: 'date-time', description: 'When the list was last read' }),
    shown: z
      .array(z.enum(statedParts))
      .openapi({ description: 'What of the event is shown as it states it' }),
    otherDays: z
      .object({
        day: z.string().openapi({ format: 'date' }),
        lastDay: z.string().openapi({ format: 'date' }),
      })
      .nullable()
      .openapi({ description: 'The days that it names instead; null where it agrees' }),
    otherState: z.enum(['cancelled', 'postponed']).nullable(),
    otherPlace: z.object({ city: z.string().nullable(), country: z.string().nullable() }).nullable(),
  })
  .openapi('SourceStatement')

const eventPageSchema = z
  .object({
    event: eventSchema,
    week: z.object({
      firstDay: z.string().openapi({ format: 'date', description: 'The Sunday on or before its first day' }),
      events: z
        .array(briefEventSchema)
        .openapi({ description: 'It among them, by start; not all of a full week' }),
      count: z.number().int().openapi({ description: 'How many there are in all' }),
    }),
    nearby: z
      .array(briefEventSchema)
      .openapi({ description: 'The next ones in its country, those of its city first' }),
    lists: z
      .array(z.object({ kind: z.enum(eventListKinds), key: z.string(), name: z.string() }))
      .openapi({ description: 'The lists of the archive that it stands in; of a sample, none' }),
    organized: z
      .array(briefEventSchema)
      .openapi({ description: 'Others by its organizer: the next ones, and after them the latest' }),
    editions: z
      .object({
        previous: briefEventSchema.nullable(),
        next: briefEventSchema.nullable(),
        upcoming: briefEventSchema.nullable().openapi({
          description: 'The next other event of its series, yearly or not, that takes place and is ahead',
        }),
      })
      .openapi({
        description: 'The editions before and after it, of a yearly series, and the next that is ahead',
      }),
    statements: z
      .array(sourceStatement)
      .openapi({ description: 'The public lists that name it, and what each says otherwise' }),
  })
  .openapi('EventPage') satisfies z.ZodType<EventPage>

/** An event with what its page shows round it. A name that the page had before, or the event's id, finds it as well. */
export const getEventPage = endpoint('GET /api/event-pages/{slug}', {
  tags: ['Events'],
  summary: 'One published event by the address of its page, with what runs in its week and near it',
  request: {
    params: z.object({ slug: carriedText().max(200).openapi({ example: 'black-hat-europe-2026' }) }),
    query: z.object({
      day: dayText.optional().openapi({ description: 'The day that counts as today; today where absent' }),
    }),
  },
  responses: {
    200: jsonAnswer(eventPageSchema, 'The event and what is round it'),
    ...errors(404, 422, 429, 503),
  },
})
