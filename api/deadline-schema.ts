import { deadlineKinds, mostOfEvent } from '@cyberluach/core/event-deadlines'
import { isTimeZone } from '@cyberluach/core/time-zones'
import { z } from '@hono/zod-openapi'
import { dayText, instantText } from './date-schema.ts'
import { optionalLink } from './link-schema.ts'
import { carriedText, missingOr } from './text-schema.ts'

/** What closes before an event, as it is sent. Where an hour is given, its day is that of the zone. */
export const eventDeadline = z
  .strictObject({
    kind: z.enum(deadlineKinds, { error: missingOr('choose') }),
    day: dayText,
    at: instantText.nullish().transform((at) => at ?? null),
    zone: carriedText()
      .refine(isTimeZone, { error: 'choose' })
      .nullish()
      .transform((zone) => zone ?? null)
      .openapi({ description: 'Where the day ends; null: anywhere on Earth', example: 'Asia/Jerusalem' }),
    url: optionalLink(2_000),
    extendedFrom: dayText.nullish().openapi({
      description: 'The day that was said before; where it is left out, it follows from what the event said',
    }),
  })
  .refine(({ day, extendedFrom }) => !extendedFrom || extendedFrom < day, {
    path: ['extendedFrom'],
    error: 'extendedAfter',
  })
  .openapi('EventDeadline')

export type EventDeadline = z.input<typeof eventDeadline>
export type ReadEventDeadline = z.output<typeof eventDeadline>

/** Left out, they stay as they are. */
export const eventDeadlines = z.array(eventDeadline).max(mostOfEvent, { error: 'max' }).optional()
