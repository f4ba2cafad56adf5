import { countryCodes } from '../places/country-code.ts'
import { readAmount } from './event-form-fields.ts'
import { checkDeadlines } from './deadline-form.ts'
import { eventDayError } from '../events/event-day.ts'
import { isEmail, phoneError } from '../text/email-and-phone.ts'
import { isLanguagesText } from '../events/event-languages.ts'
import { eventFields, type EventField } from '../events/event-fields.ts'
import { endsWithFirstDay, lastDayWritten, type EventFormValues, offered, ownFields } from './event-form.ts'
import { largestPrize, type Issue, type IssueCode } from '../submissions/submission.ts'
import { cleanLine, hasForbiddenCharacters } from '../text/text-hygiene.ts'
import { isTimeZone } from '../dates/time-zones.ts'
import { isWebLink, namesAccount } from '../text/links.ts'
import { isOnClock } from '../dates/zoned-time.ts'

type Field = keyof EventFormValues
type TextField = Exclude<Field, 'allDay' | 'isOnline' | 'hasPrize'>

const requiredFields = [
  'title',
  'eventType',
  'description',
  'startDate',
  'organizerEmail',
  'contactPersonName',
  'contactPersonPhone',
] as const satisfies readonly TextField[]

/** What each field of the form holds that has a rule of its own kind. */
const kinds: Partial<Record<Field, EventField>> = Object.assign(
  {},
  ...Object.values(eventFields),
  ...Object.values(ownFields),
)

/**
 * What keeps the form from being sent, in the order of its fields and at most one issue a field; empty when it may be
 * sent. Paths are field names; the fields that `offered` leaves out are not looked at (product specification, section 5;
 * contract, "Time"). Hours are by the clock that was chosen, or by the site's `timeZone`.
 */
export function validateEventForm(form: EventFormValues, timeZone: string): Issue[] {
  const values = offered(form)
  const found = new Map<Field, Issue>()
  const report = (path: Field, code: IssueCode, numbers?: Record<string, number>) => {
    if (!found.has(path)) found.set(path, numbers ? { path, code, values: numbers } : { path, code })
  }
  checkRequired(values, report)
  checkTexts(values, report)
  checkChoices(values, report)
  checkFormats(values, report)
  checkNumbers(values, report)
  const zone = isTimeZone(values.timeZone) ? values.timeZone : timeZone
  checkDates(values, zone, report)
  checkDeadlines(values, { lastDay: lastDayWritten(values), zone }, report)
  return (Object.keys(values) as Field[]).flatMap((field) => found.get(field) ?? [])
}

type Report = (path: Field, code: IssueCode, numbers?: Record<string, number>) => void

function checkRequired(values: EventFormValues, report: Report) {
  for (const field of requiredFields) if (cleanLine(values[field]) === '') report(field, 'required')
}

function checkTexts(values: EventFormValues, report: Report) {
  for (const [field, value] of Object.entries(values) as [Field, string | boolean][]) {
    if (typeof value === 'string' && hasForbiddenCharacters(value)) report(field, 'text')
  }
  eachText(values, (field, kind, text) => {
    if (!('limit' in kind)) return
    const over = [...text].length - kind.limit
    if (over > 0) report(field, 'tooLong', { n: kind.limit, over })
  })
}

function checkChoices(values: EventFormValues, report: Report) {
  eachText(values, (field, { kind, ...rule }) => {
    const choices = kind === 'country' ? countryCodes : 'choices' in rule ? rule.choices : null
    if (choices && !choices.includes(String(values[field]))) report(field, 'notAllowed')
    if (kind === 'languages' && !isLanguagesText(String(values[field]))) report(field, 'notAllowed')
  })
  if (values.timeZone !== '' && !isTimeZone(values.timeZone)) report('timeZone', 'notAllowed')
}

function checkFormats(values: EventFormValues, report: Report) {
  eachText(values, (field, { kind }, text) => {
    if (kind === 'email' && !isEmail(text)) report(field, 'email')
    if (kind === 'link' && !isWebLink(text)) report(field, namesAccount(text) ? 'linkAccount' : 'url')
    const error = kind === 'phone' ? phoneError(text) : null
    if (error) report(field, error)
  })
}

function checkNumbers(values: EventFormValues, report: Report) {
  eachText(values, (field, { kind }, text) => {
    if (kind !== 'whole') return
    const amount = readAmount(text)
    if (/^-\d+$/.test(text)) report(field, 'min', { min: 0 })
    else if (amount === null) report(field, 'integer')
    else if (amount > largestPrize) report(field, 'max', { max: largestPrize })
  })
}

/** Runs for every text that was filled in, without its outer white space. */
function eachText(values: EventFormValues, run: (field: Field, kind: EventField, text: string) => void) {
  for (const [field, kind] of Object.entries(kinds) as [Field, EventField][]) {
    const text = String(values[field]).trim()
    if (kind.kind !== 'tick' && text !== '') run(field, kind, text)
  }
}

type When = Pick<EventFormValues, 'allDay' | 'startDate' | 'startTime' | 'endDate' | 'endTime'>

/** What is wrong with when an event takes place, by the clock of `zone`, at most one issue a field. An end need not be said. */
export function whenIssues(values: When, zone: string): Issue[] {
  const found = new Map<string, Issue>()
  const report: Report = (path, code) => {
    if (!found.has(path)) found.set(path, { path, code })
  }
  if (values.startDate === '') report('startDate', 'required')
  if (!values.allDay && values.startTime === '') report('startTime', 'required')
  checkDates(values, zone, report)
  return [...found.values()]
}

function checkDates(when: When, zone: string, report: Report) {
  const { allDay, startDate, startTime, endDate, endTime } = when
  const lastDay = endDate || startDate
  const isEvening = !allDay && endsWithFirstDay(when)
  if (startDate !== '') checkDay('startDate', startDate)
  if (endDate !== '') checkDay('endDate', endDate)
  if (!allDay) checkTime('startTime', startDate, startTime)
  if (!allDay && endTime !== '' && !isEvening) checkTime('endTime', lastDay, endTime)
  if (eventDayError(startDate) || eventDayError(lastDay)) return
  const isSameDay = !allDay && !isEvening && lastDay === startDate && isTime(startTime) && isTime(endTime)
  if (lastDay < startDate) report('endDate', 'endBeforeStart')
  else if (isSameDay && endTime < startTime) report('endTime', 'endBeforeStart')

  function checkDay(field: Field, day: string) {
    const error = eventDayError(day)
    if (error) report(field, error)
  }

  function checkTime(field: Field, day: string, time: string) {
    if (!isTime(time)) report(field, 'time')
    else if (!eventDayError(day) && !isOnClock(day, time, zone)) report(field, 'skippedHour')
  }
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}
