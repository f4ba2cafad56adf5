import { deadlineSlots, fieldOf } from './deadline-fields.ts'
import { isDayKey } from './day-key.ts'
import type { EventFormValues } from './event-form-values.ts'

/** What is to be said of a day that has passed. It keeps nothing from being sent: what is over is archived. */
export type PastDay = 'event' | 'deadline'

/** The fields whose days have passed by `today`, of an event that is over and of what has closed. */
export function pastDays(
  values: EventFormValues,
  today: string,
): Partial<Record<keyof EventFormValues, PastDay>> {
  const isPast = (day: string) => isDayKey(day) && day < today
  const last = values.endDate === '' ? 'startDate' : 'endDate'
  const closings = deadlineSlots.map((slot) => fieldOf(slot, 'Day'))
  return Object.fromEntries([
    ...(isPast(values[last]) ? [[last, 'event']] : []),
    ...closings.filter((field) => isPast(values[field])).map((field) => [field, 'deadline']),
  ]) as Partial<Record<keyof EventFormValues, PastDay>>
}
