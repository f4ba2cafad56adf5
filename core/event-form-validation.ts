import { countryCodes } from './country-code.ts'
import { isDayKey } from './day-key.ts'
import { isEmail } from './email.ts'
import { type EventFormValues, offered } from './event-form-values.ts'
import { difficultyLevels, eventTypes } from './event.ts'
import { largestPrize, submissionLimits, type Issue, type IssueCode } from './submission.ts'
import { cleanLine, hasForbiddenCharacters } from './text-hygiene.ts'
import { isTimeZone } from './time-zones.ts'
import { isWebLink } from './web-link.ts'

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

/** Longest accepted text per field of the form, in Unicode code points: the API's limits, and those of its own fields. */
export const formLimits = {
  ...submissionLimits,
  eventUrl: 2_000,
  organizerWebsite: 2_000,
  organizerContact: 300,
  requirements: 3_000,
  additionalNotes: 3_000,
  contactForQuestions: 300,
  prizeDescription: 2_000,
  participationFee: 200,
} as const

/** Years in which an event may lie (contract, "Time"). */
const firstYear = '2000'
const lastYear = '2100'

/**
 * What keeps the form from being sent, in the order of its fields and at most one issue a field; empty when it may be
 * sent. Paths are field names; the fields that `offered` leaves out are not looked at (product specification, section 5;
 * contract, "Time").
 */
export function validateEventForm(form: EventFormValues): Issue[] {
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
  checkDates(values, report)
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
  for (const [field, limit] of Object.entries(formLimits)) {
    const value = values[field as Field]
    const over = typeof value === 'string' ? [...value.trim()].length - limit : 0
    if (over > 0) report(field as Field, 'tooLong', { n: limit, over })
  }
}

function checkChoices(values: EventFormValues, report: Report) {
  const choices = {
    eventType: eventTypes,
    difficultyLevel: difficultyLevels,
    locationCountry: countryCodes,
  } satisfies Partial<Record<TextField, readonly string[]>>
  for (const [field, options] of Object.entries(choices) as [TextField, readonly string[]][]) {
    if (values[field] !== '' && !options.includes(values[field])) report(field, 'notAllowed')
  }
  if (values.timeZone !== '' && !isTimeZone(values.timeZone)) report('timeZone', 'notAllowed')
}

function checkFormats(values: EventFormValues, report: Report) {
  const check = (field: TextField, isRight: (text: string) => boolean, code: IssueCode) => {
    const value = values[field].trim()
    if (value !== '' && !isRight(value)) report(field, code)
  }
  check('organizerEmail', isEmail, 'email')
  for (const field of ['registrationUrl', 'eventUrl', 'organizerWebsite'] as const)
    check(field, isWebLink, 'url')
  for (const field of ['organizerPhone', 'contactPersonPhone'] as const) {
    check(field, hasPhoneSigns, 'phone')
    check(field, hasEnoughDigits, 'phoneTooShort')
  }
}

/** The signs people write in phone numbers: `*3456` and `+972 (3) 555-0100` are numbers. */
function hasPhoneSigns(text: string): boolean {
  return /^[\d\s+*().\-/]+$/.test(text)
}

function hasEnoughDigits(text: string): boolean {
  return text.replace(/\D/g, '').length >= 4
}

function checkNumbers(values: EventFormValues, report: Report) {
  const check = (field: TextField, most: number) => {
    const value = values[field].trim()
    if (value === '') return
    if (/^-\d+$/.test(value)) report(field, 'min', { min: 0 })
    else if (!/^\d+$/.test(value)) report(field, 'integer')
    else if (Number(value) > most) report(field, 'max', { max: most })
  }
  check('prizeMoney', largestPrize)
  check('maxParticipants', largestPrize)
}

function checkDates(values: EventFormValues, report: Report) {
  const { startDate, endDate, registrationDeadline } = values
  for (const field of ['startDate', 'endDate', 'registrationDeadline'] as const) {
    if (values[field] !== '' && !isEventDay(values[field])) report(field, 'date')
  }
  for (const field of ['startTime', 'endTime'] as const) if (!isTime(values[field])) report(field, 'time')
  if (!isEventDay(startDate)) return

  const lastDay = endDate || startDate
  if (isEventDay(lastDay) && isTime(values.startTime) && isTime(values.endTime)) {
    const endsFirst = `${lastDay} ${values.endTime}` < `${startDate} ${values.startTime}`
    if (endsFirst) report(lastDay < startDate ? 'endDate' : 'endTime', 'endBeforeStart')
  }
  if (registrationDeadline > startDate) report('registrationDeadline', 'deadlineAfterStart')
}

function isEventDay(text: string): boolean {
  return isDayKey(text) && text.slice(0, 4) >= firstYear && text.slice(0, 4) <= lastYear
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}
