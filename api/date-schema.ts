import { isDayKey } from '@cyberluach/core/day-key'
import { eventDayFault } from '@cyberluach/core/event-day'
import { z } from '@hono/zod-openapi'
import { missingOr } from './text-schema.ts'

const instant =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

/** Whether a text is ISO 8601 with an offset, names a real day, and lies in the years 2000 to 2100. */
export function isInstant(text: string): boolean {
  return instant.test(text) && eventDayFault(text.slice(0, 10)) === null
}

/** A moment with its offset; anything else, also `2026-02-30`, is `date`, a year before 2000 or after 2100 `years`. */
export const instantText = z
  .string({ error: missingOr('date') })
  .refine((text) => instant.test(text) && isDayKey(text.slice(0, 10)), { error: 'date', abort: true })
  .refine(isInstant, { error: 'years' })
  .openapi({ format: 'date-time', example: '2026-12-03T09:00:00+02:00' })

/** A day in the site's time zone, `YYYY-MM-DD`; a day that does not exist is `date`. */
export const dayText = z
  .string({ error: missingOr('date') })
  .refine(isDayKey, { error: 'date' })
  .openapi({ format: 'date', example: '2026-12-03' })
