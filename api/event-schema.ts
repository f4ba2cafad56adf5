import { difficultyLevels, eventTypes, type CalendarEvent } from '@cyberluach/core/event'
import { z } from '@hono/zod-openapi'

/** A published event. `day` and `lastDay` are days in the site's time zone; `allDay` means that hours are unknown. */
export const eventSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    titleHe: z.string().nullable(),
    description: z.string(),
    descriptionHe: z.string().nullable(),
    eventType: z.enum(eventTypes),
    difficultyLevel: z.enum(difficultyLevels).nullable(),
    startDate: z.string().openapi({ format: 'date-time' }),
    endDate: z.string().nullable().openapi({ format: 'date-time' }),
    isOnline: z.boolean(),
    locationCountry: z.string().nullable().openapi({ example: 'Israel' }),
    locationCity: z.string().nullable(),
    locationVenue: z.string().nullable(),
    registrationUrl: z.string().nullable(),
    prizeMoney: z.number().int().nullable(),
    tags: z.array(z.string()),
    day: z.string().openapi({ format: 'date' }),
    lastDay: z.string().openapi({ format: 'date' }),
    allDay: z.boolean(),
    source: z.object({ name: z.string(), url: z.string() }).nullable(),
    updatedAt: z.string().openapi({ format: 'date-time' }),
    isSample: z.boolean().openapi({ description: 'Invented to show how the calendar works' }),
  })
  .openapi('Event') satisfies z.ZodType<CalendarEvent>
