import { admissions, eventTypes } from '@cyberluach/core/event'
import { deadlineKinds } from '@cyberluach/core/event-deadlines'
import { eventStates } from '@cyberluach/core/event-states'
import { z } from '@hono/zod-openapi'

const day = z.string().openapi({ format: 'date', example: '2026-11-20' })
const moment = z.string().nullable().openapi({ format: 'date-time' })

const statedDeadline = z.object({
  kind: z.enum(deadlineKinds),
  day,
  at: moment,
  zone: z.string().nullable(),
  url: z.string().nullable(),
  extendedFrom: day.nullable(),
})

/** What a source says of an event, or what the calendar says, in the same words: the two can stand side by side. */
export const statement = z
  .object({
    title: z.string(),
    titleHe: z.string().nullable(),
    description: z.string().nullable(),
    startDay: day,
    endDay: day,
    startsAt: moment.openapi({ description: 'Null where only the days are known' }),
    endsAt: moment,
    url: z.string().nullable(),
    isOnline: z.boolean(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    venue: z.string().nullable(),
    eventType: z.enum(eventTypes).nullable(),
    state: z.enum(eventStates),
    organizer: z.string().nullable(),
    admission: z.enum(admissions).nullable(),
    price: z.string().nullable(),
    tags: z.array(z.string()),
    deadlines: z.array(statedDeadline),
  })
  .openapi('EventStatement')

export type Statement = z.infer<typeof statement>

/** The fields of a statement, in the order in which they are read. */
export type StatedField = keyof Statement

/** An event of the calendar beside what a source says. */
export const knownEvent = z
  .object({
    id: z.uuid(),
    path: z.string().openapi({ description: 'Its page, without the language' }),
    isPublished: z.boolean(),
    statement,
    statedBy: z
      .record(z.string(), z.string().nullable())
      .openapi({ description: 'Which source the shown value of a field is from; null for a person' }),
  })
  .openapi('KnownEvent')

export type KnownEvent = z.infer<typeof knownEvent>

/** What a field would become. */
export const fieldChange = z
  .object({ field: z.string(), before: z.unknown(), after: z.unknown() })
  .openapi('FieldChange')

export type FieldChange = z.infer<typeof fieldChange>
