import type { SubmissionEdit } from '@cyberluach/api/submissions'
import { countryCodeOf, countryName } from '@cyberluach/core/places/country-code'
import { readAmount } from '@cyberluach/core/forms/event-form-fields'
import { dayKeyOf, lastDayOf } from '@cyberluach/core/dates/day-key'
import { eventFields, fieldNames, type ValuesOf } from '@cyberluach/core/events/event-fields'
import { endInstant, linkFields } from '@cyberluach/core/forms/event-form'
import { wholeLink } from '@cyberluach/core/text/links'
import { whenIssues } from '@cyberluach/core/forms/form-validation'
import type { CalendarEvent, DifficultyLevel, EventType } from '@cyberluach/core/events/event'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { startOfDay, zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { formatTime } from '@cyberluach/i18n/format'

import type { Submission } from '../submission.ts'

const practical = fieldNames(eventFields.practical)

const lines = [
  'title',
  'titleHe',
  'description',
  'descriptionHe',
  'eventType',
  'difficultyLevel',
  'locationCity',
  'locationVenue',
  'registrationUrl',
  'livestreamUrl',
  ...practical,
  'organizerName',
  'organizerEmail',
  'organizerPhone',
  'contactPersonName',
  'contactPersonPhone',
  'contactPersonPosition',
  'contactPersonHours',
  'additionalInfo',
] as const satisfies (keyof Submission)[]

export type LineName = (typeof lines)[number]

const times = ['startDay', 'startTime', 'endDay', 'endTime'] as const

/** The form as it is typed: days and wall clocks of the site’s time zone, a country by its code; empty for none. */
export type EditValues = Record<LineName | (typeof times)[number] | 'country' | 'prizeMoney', string> & {
  allDay: boolean
  isOnline: boolean
}

export type EditField = keyof EditValues

/** What a form can be about: what was handed in, or an event in its shape. */
export type Editable = Pick<
  Submission,
  LineName | 'startDate' | 'endDate' | 'allDay' | 'timeZone' | 'isOnline' | 'locationCountry' | 'prizeMoney'
>

/** The values that a form begins with. */
export function valuesOf(submission: Editable, timeZone: string): EditValues {
  const { startDate, endDate, allDay, isOnline, locationCountry, prizeMoney } = submission
  const day = (iso: string | null) => (iso ? dayKeyOf(new Date(iso), timeZone) : '')
  const time = (iso: string | null) => (iso && !allDay ? formatTime(iso, timeZone) : '')
  return {
    ...(Object.fromEntries(lines.map((name) => [name, submission[name] ?? ''])) as Record<LineName, string>),
    startDay: day(startDate),
    startTime: time(startDate),
    endDay: day(endDate),
    endTime: time(endDate),
    country: locationCountry ? (countryCodeOf(locationCountry) ?? '') : '',
    prizeMoney: prizeMoney === null ? '' : String(prizeMoney),
    allDay,
    isOnline,
  }
}

/** The form's field of what the server finds wrong. */
const fieldsOfPaths: Record<string, string> = {
  startDate: 'startDay',
  endDate: 'endDay',
  locationCountry: 'country',
  'series.slug': 'series',
  'series.name': 'seriesName',
  'series.nameHe': 'seriesNameHe',
}

export function issuesInForm(issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, path: fieldsOfPaths[issue.path] ?? issue.path }))
}

/** Times that are none or that the clocks skip, which never reach the server. */
export function timeErrors(values: EditValues, timeZone: string): Issue[] {
  const { allDay, startDay, startTime, endDay, endTime } = values
  return issuesInForm(whenIssues({ allDay, startDate: startDay, startTime, endDate: endDay, endTime }, timeZone))
}

/** The same, and a prize that is no number. */
export function errorsOf(values: EditValues, timeZone: string): Issue[] {
  const { prizeMoney } = values
  const isNumber = prizeMoney.trim() === '' || readAmount(prizeMoney) !== null
  return [...timeErrors(values, timeZone), ...(isNumber ? [] : [issue('prizeMoney', 'integer')])]
}

function issue(path: EditField, code: Issue['code']): Issue {
  return { path, code }
}

/** What is sent of values whose times are times. What nobody touched keeps its seconds, and its unknown country. */
export function payloadOf(values: EditValues, submission: Editable, timeZone: string): SubmissionEdit {
  const before = valuesOf(submission, timeZone)
  const isTouched = (...fields: EditField[]) => fields.some((field) => values[field] !== before[field])
  const { startDate, endDate, locationCountry } = submission
  const { startDay, startTime, endDay, country, prizeMoney, allDay, isOnline } = values
  const texts = Object.fromEntries(lines.map((name) => [name, textOf(name, values[name]) || null]))
  const isStartKept = startDate && !isTouched('startDay', 'startTime', 'allDay')
  const isEndKept = !isTouched('endDay', 'endTime', 'allDay', ...(endDay ? [] : (['startDay'] as const)))
  return {
    ...(texts as Record<LineName, string | null> & ValuesOf<typeof eventFields.practical>),
    title: values.title,
    eventType: values.eventType as EventType,
    difficultyLevel: (values.difficultyLevel || null) as DifficultyLevel | null,
    organizerEmail: values.organizerEmail.trim(),
    startDate: isStartKept ? startDate : instantOf(startDay, startTime, allDay, timeZone),
    endDate: isEndKept ? endDate : lastInstant(values, timeZone),
    allDay,
    timeZone: allDay ? null : (submission.timeZone ?? timeZone),
    isOnline,
    locationCountry: isTouched('country') ? country || null : locationCountry,
    prizeMoney: readAmount(prizeMoney),
  }
}

/** A link is whole, as the public form makes it. */
function textOf(name: LineName, typed: string): string {
  return (linkFields.has(name) ? wholeLink(typed) : typed).trim()
}

function instantOf(day: string, time: string, allDay: boolean, timeZone: string): string {
  return allDay ? startOfDay(day, timeZone) : zonedInstant(day, time, timeZone)
}

/** A day that is not typed is the first one, an hour that is not typed says nothing of the end. */
function lastInstant({ startDay, startTime, endDay, endTime, allDay }: EditValues, timeZone: string): string | null {
  if (allDay) return endDay ? startOfDay(endDay, timeZone) : null
  return endInstant({ startDate: startDay, startTime, endDate: endDay, endTime }, timeZone)
}

export type CardEvent = Pick<
  CalendarEvent,
  | 'title'
  | 'titleHe'
  | 'description'
  | 'descriptionHe'
  | 'eventType'
  | 'startDate'
  | 'endDate'
  | 'allDay'
  | 'day'
  | 'lastDay'
  | 'isOnline'
  | 'locationCity'
  | 'locationCountry'
  | 'prizeMoney'
>

/** What visitors would see of the values; null while there is no day that it could stand on. */
export function cardOf(values: EditValues, submission: Editable, timeZone: string): CardEvent | null {
  if (timeErrors(values, timeZone).length > 0) return null
  const { title, startDate, endDate, allDay, ...rest } = payloadOf(values, submission, timeZone)
  const { description, descriptionHe, titleHe, prizeMoney, country, locationCity, startDay, endDay } = values
  return {
    title,
    titleHe: titleHe.trim() || null,
    description,
    descriptionHe: descriptionHe.trim() || null,
    eventType: rest.eventType,
    startDate,
    endDate: endDate ?? null,
    allDay: allDay ?? false,
    day: startDay,
    lastDay: allDay ? endDay || startDay : lastDayOf(startDate, endDate ?? null, timeZone),
    isOnline: values.isOnline,
    locationCity: locationCity.trim() || null,
    locationCountry: country ? countryName(country) : submission.locationCountry,
    prizeMoney: readAmount(prizeMoney) || null,
  }
}
