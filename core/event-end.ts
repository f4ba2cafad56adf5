import { addDays, isDayKey } from './day-key.ts'
import { emptyEventForm, type EventFormValues } from './event-form-values.ts'

type Start = Pick<EventFormValues, 'allDay' | 'startDate' | 'startTime'>
type End = Pick<EventFormValues, 'endDate' | 'endTime'>

const dayInMinutes = 24 * 60

/**
 * The end that the form proposes for a start: as much later as its own hours are apart (product specification,
 * section 5), past midnight on the next day unless it lasts all day. The form's own end while the start is no time.
 */
export function proposedEnd({ allDay, startDate, startTime }: Start): End {
  const { startTime: first, endTime: last } = emptyEventForm()
  const start = minutesOf(startTime)
  if (start === null) return { endDate: '', endTime: last }
  const end = start + Number(minutesOf(last)) - Number(minutesOf(first))
  const isNextDay = !allDay && end >= dayInMinutes && isDayKey(startDate)
  return { endDate: isNextDay ? addDays(startDate, 1) : '', endTime: timeOf(end % dayInMinutes) }
}

/** The values with the end that follows a start of `now`, where it is still the one proposed for the start `before`. */
export function followStart<Values extends Start & End>(before: Start, now: Values): Values {
  const proposed = proposedEnd(before)
  const isUntouched = now.endDate === proposed.endDate && now.endTime === proposed.endTime
  return isUntouched ? { ...now, ...proposedEnd(now) } : now
}

function minutesOf(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

function timeOf(minutes: number): string {
  const padded = (value: number) => String(value).padStart(2, '0')
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`
}
