import { deadlineSlots, emptyDeadlines, fieldOf } from './deadline-form.ts'
import { eventFields, type FieldGroup } from '../events/event-fields.ts'
import { emptyFields } from './event-form-fields.ts'
import { instantInZone, zonedInstant } from '../dates/zoned-time.ts'
import { addDays, type DayKey, isDayKey } from '../dates/day-key.ts'

/** The form's own fields (product specification, section 3): what they hold joins `additionalInfo`. */
export const ownFields = {
  links: {
    eventUrl: { kind: 'link', limit: 2_000 },
  },
  prize: {
    prizeDescription: { kind: 'text', limit: 2_000 },
    maxParticipants: { kind: 'whole' },
    participationFee: { kind: 'line', limit: 200 },
  },
  organizer: {
    organizerWebsite: { kind: 'link', limit: 2_000 },
    organizerContact: { kind: 'line', limit: 300 },
  },
  notes: {
    requirements: { kind: 'text', limit: 3_000 },
    additionalNotes: { kind: 'text', limit: 3_000 },
    contactForQuestions: { kind: 'line', limit: 300 },
  },
} as const satisfies Record<string, FieldGroup>

/** The fields that hold a link. */
export const linkFields: ReadonlySet<string> = new Set([
  ...[...Object.values(eventFields), ...Object.values(ownFields)].flatMap((group) =>
    Object.entries(group as FieldGroup).flatMap(([name, { kind }]) => (kind === 'link' ? [name] : [])),
  ),
  ...deadlineSlots.map((slot) => fieldOf(slot, 'Url')),
])

/**
 * Every field of the submission form, in its order, as the form holds it: text, or a tick. Dates are `YYYY-MM-DD`, times
 * `hh:mm`, the country an ISO code, the time zone an IANA name (empty for the site's); an empty text where nothing was
 * given.
 */
export type EventFormValues = ReturnType<typeof emptyEventForm>

/** The form as it opens: empty, from 09:00 to 17:00 (product specification, section 5). */
export function emptyEventForm() {
  return {
    ...emptyFields(eventFields.names),
    ...emptyFields(eventFields.type),
    ...emptyFields(eventFields.descriptions),
    allDay: false,
    startDate: '',
    startTime: '09:00',
    endDate: '',
    endTime: '17:00',
    timeZone: '',
    ...emptyDeadlines(),
    ...emptyFields(eventFields.online),
    ...emptyFields(eventFields.place),
    ...emptyFields(eventFields.links),
    ...emptyFields(ownFields.links),
    hasPrize: false,
    ...emptyFields(eventFields.prize),
    ...emptyFields(ownFields.prize),
    ...emptyFields(eventFields.practical),
    ...emptyFields(eventFields.organizer),
    ...emptyFields(ownFields.organizer),
    ...emptyFields(eventFields.contact),
    ...emptyFields(ownFields.notes),
  }
}

const midnight = '00:00'

/**
 * The values of the fields that the form shows: the prize only where there is one, the place only where people meet,
 * hours and their zone only where the event does not last all day.
 */
export function offered(values: EventFormValues): EventFormValues {
  return {
    ...values,
    ...(values.allDay ? { startTime: midnight, endTime: midnight, timeZone: '' } : {}),
    ...(values.hasPrize ? {} : { ...emptyFields(eventFields.prize), prizeDescription: '' }),
    ...(values.isOnline ? emptyFields(eventFields.place) : {}),
  }
}

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

type When = Start & End

/** Whether a written end is the midnight that the first day ends with: from 20:00 to 00:00 is one evening. */
export function endsWithFirstDay({ startDate, startTime, endDate, endTime }: Omit<When, 'allDay'>): boolean {
  return endTime === midnight && startTime > midnight && (endDate || startDate) === startDate
}

/** The last day that is written; what ends at 00:00 ends on the day before. */
export function lastDayWritten({ allDay, startDate, endDate, endTime }: Omit<When, 'startTime'>): string {
  const isOver = !allDay && endTime === midnight && endDate > startDate && isDayKey(endDate)
  return isOver ? addDays(endDate, -1) : endDate || startDate
}

/** A day and a time (`hh:mm`) by one clock. */
export type Moment = { day: DayKey; time: string }

/** What the clocks of a time zone show at an instant in ISO 8601. Throws a RangeError for an unknown zone. */
export function momentIn(instant: string, timeZone: string): Moment {
  const written = instantInZone(new Date(instant), timeZone)
  return { day: written.slice(0, 10), time: written.slice(11, 16) }
}

/** An end by the clock, as the form holds it: without a day where it is the first, or the midnight that this ends with. */
export function endWritten(start: Moment, { day, time }: Moment): End {
  const isEvening = time === midnight && start.time > midnight && isDayKey(start.day)
  const isFirst = day === start.day || (isEvening && day === addDays(start.day, 1))
  return { endDate: isFirst ? '' : day, endTime: time }
}

/**
 * The instant of an end as it was written, with the offset of `zone`: without a day on the first one, at 00:00 at the end of
 * it, without an hour at the form's own on a later day; null where neither says anything that the start does not.
 */
export function endInstant(when: Omit<When, 'allDay'>, zone: string): string | null {
  const { startDate, endDate, endTime } = when
  if (endsWithFirstDay(when)) return zonedInstant(addDays(startDate, 1), midnight, zone)
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

/** What is to be said of a day that has passed. It keeps nothing from being sent: what is over is archived. */
export type PastDay = 'event' | 'deadline'

/** The fields whose days have passed by `today`, of an event that is over and of what has closed. */
export function pastDays(values: EventFormValues, today: string): Partial<Record<keyof EventFormValues, PastDay>> {
  const isPast = (day: string) => isDayKey(day) && day < today
  const last = values.endDate === '' ? 'startDate' : 'endDate'
  const closings = deadlineSlots.map((slot) => fieldOf(slot, 'Day'))
  return Object.fromEntries([
    ...(isPast(values[last]) ? [[last, 'event']] : []),
    ...closings.filter((field) => isPast(values[field])).map((field) => [field, 'deadline']),
  ]) as Partial<Record<keyof EventFormValues, PastDay>>
}
