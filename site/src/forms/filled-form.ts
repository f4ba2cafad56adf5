import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import { zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { endInstant, endWritten, momentIn } from '@cyberluach/core/forms/event-form'
import type { Filled } from '@cyberluach/core/forms/read-event'
import { emptyEventForm, type EventFormValues } from '@cyberluach/core/forms/submission-form'
import { parsedJson } from '@cyberluach/core/text/json'
import type { LinkNotice } from '@cyberluach/forms/link-notice'

/** What a link filled into the form; with the `zone` that its hours were moved to, where they are moments. */
export type FilledForm = Filled<EventFormValues> & { zone?: string }

/** What was written down of it; null for anything else. */
export function filledIn(text: string): FilledForm | null {
  const value = parsedJson(text)
  if (typeof value !== 'object' || value === null || !('host' in value) || !('values' in value)) return null
  const { host, values } = value
  if (typeof host !== 'string' || typeof values !== 'object' || values === null) return null
  const empty: Record<string, unknown> = emptyEventForm()
  const known = Object.entries(values).filter(([name, one]) => typeof one === typeof empty[name])
  const zone = 'zone' in value && typeof value.zone === 'string' && isTimeZone(value.zone) ? value.zone : null
  return {
    host: host.slice(0, 300),
    values: Object.fromEntries(known) as Partial<EventFormValues>,
    ...(zone && { zone }),
  }
}

/** What of it the form still holds. */
export function heldBy(form: Record<string, unknown>, filled: FilledForm): FilledForm {
  const held = Object.entries(filled.values).filter(([name, value]) => form[name] === value)
  return { ...filled, values: Object.fromEntries(held) }
}

/** Its moments by the clock of another zone; null where it filled in none, or its hours are no longer its own. */
export function inZone({ values, zone, ...rest }: FilledForm, other: string): FilledForm | null {
  const { startDate, startTime, endDate, endTime } = values
  if (!zone || !startDate || !startTime || !isTimeZone(other)) return null
  const start = momentIn(zonedInstant(startDate, startTime, zone), other)
  const end = endTime ? endInstant({ startDate, startTime, endDate: endDate ?? '', endTime }, zone) : null
  return {
    ...rest,
    zone: other,
    values: {
      ...values,
      startDate: start.day,
      startTime: start.time,
      ...(end && endWritten(start, momentIn(end, other))),
    },
  }
}

/** What a form remembers of its link. */
export type LinkReading = {
  link: string
  filled: FilledForm | null
  notice: LinkNotice | null
}
