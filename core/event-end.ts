import { emptyEventForm, type EventFormValues } from './event-form-values.ts'
import { zonedInstant } from './zoned-time.ts'

type Start = Pick<EventFormValues, 'allDay' | 'startDate' | 'startTime'>
type End = Pick<EventFormValues, 'endDate' | 'endTime'>

const proposedMinutes = 120
const lastMinute = 24 * 60 - 1

/**
 * The end that the form proposes for a start, always on the same day: the form's own end (product specification,
 * section 5) while it starts before that, else two hours later, and 23:59 at the latest. The form's own end while the
 * start is no time.
 */
export function proposedEnd({ startTime }: Pick<Start, 'startTime'>): End {
  const { endTime: own } = emptyEventForm()
  const start = minutesOf(startTime)
  if (start === null || start < Number(minutesOf(own))) return { endDate: '', endTime: own }
  return { endDate: '', endTime: timeOf(Math.min(start + proposedMinutes, lastMinute)) }
}

/** The values with the end that follows a start of `now`, where it is still the one proposed for the start `before`. */
export function followStart<Values extends Start & End>(before: Start, now: Values): Values {
  const proposed = proposedEnd(before)
  const isUntouched = now.endDate === proposed.endDate && now.endTime === proposed.endTime
  return isUntouched ? { ...now, ...proposedEnd(now) } : now
}

/**
 * The instant of an end as it was written, with the offset of `zone`: without a day on the first one, without an hour at the
 * form's own on a later day; null where neither says anything that the start does not.
 */
export function endInstant(
  { startDate, endDate, endTime }: Pick<EventFormValues, 'startDate' | 'endDate' | 'endTime'>,
  zone: string,
): string | null {
  const lastDay = endDate || startDate
  if (endTime === '' && lastDay === startDate) return null
  return zonedInstant(lastDay, endTime || emptyEventForm().endTime, zone)
}

function minutesOf(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

function timeOf(minutes: number): string {
  const padded = (value: number) => String(value).padStart(2, '0')
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`
}
