import { countryCodes } from './country-code.ts'
import { checkDeadlines } from './deadline-fields.ts'
import { isDayKey } from './day-key.ts'
import { isEmail } from './email.ts'
import { eventFields, type EventField } from './event-fields.ts'
import { type EventFormValues, offered, ownFields } from './event-form-values.ts'
import { largestPrize, type Issue, type IssueCode } from './submission.ts'
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

/** What each field of the form holds that has a rule of its own kind. */
const kinds: Partial<Record<Field, EventField>> = Object.assign(
  {},
  ...Object.values(eventFields),
  ...Object.values(ownFields),
)

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
  checkDeadlines(values, { lastDay: values.endDate || values.startDate, zone: values.timeZone }, report)
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
  })
  if (values.timeZone !== '' && !isTimeZone(values.timeZone)) report('timeZone', 'notAllowed')
}

function checkFormats(values: EventFormValues, report: Report) {
  eachText(values, (field, { kind }, text) => {
    if (kind === 'email' && !isEmail(text)) report(field, 'email')
    if (kind === 'link' && !isWebLink(text)) report(field, 'url')
    if (kind === 'phone' && !hasPhoneSigns(text)) report(field, 'phone')
    if (kind === 'phone' && !hasEnoughDigits(text)) report(field, 'phoneTooShort')
  })
}

/** The signs people write in phone numbers: `*3456` and `+972 (3) 555-0100` are numbers. */
function hasPhoneSigns(text: string): boolean {
  return /^[\d\s+*().\-/]+$/.test(text)
}

function hasEnoughDigits(text: string): boolean {
  return text.replace(/\D/g, '').length >= 4
}

function checkNumbers(values: EventFormValues, report: Report) {
  eachText(values, (field, { kind }, text) => {
    if (kind !== 'whole') return
    if (/^-\d+$/.test(text)) report(field, 'min', { min: 0 })
    else if (!/^\d+$/.test(text)) report(field, 'integer')
    else if (Number(text) > largestPrize) report(field, 'max', { max: largestPrize })
  })
}

/** Runs for every text that was filled in, without its outer white space. */
function eachText(values: EventFormValues, run: (field: Field, kind: EventField, text: string) => void) {
  for (const [field, kind] of Object.entries(kinds) as [Field, EventField][]) {
    const text = String(values[field]).trim()
    if (kind.kind !== 'tick' && text !== '') run(field, kind, text)
  }
}

function checkDates(values: EventFormValues, report: Report) {
  const { startDate, endDate } = values
  for (const field of ['startDate', 'endDate'] as const) {
    if (values[field] !== '' && !isEventDay(values[field])) report(field, 'date')
  }
  for (const field of ['startTime', 'endTime'] as const) if (!isTime(values[field])) report(field, 'time')
  if (!isEventDay(startDate)) return

  const lastDay = endDate || startDate
  if (isEventDay(lastDay) && isTime(values.startTime) && isTime(values.endTime)) {
    const endsFirst = `${lastDay} ${values.endTime}` < `${startDate} ${values.startTime}`
    if (endsFirst) report(lastDay < startDate ? 'endDate' : 'endTime', 'endBeforeStart')
  }
}

function isEventDay(text: string): boolean {
  return isDayKey(text) && text.slice(0, 4) >= firstYear && text.slice(0, 4) <= lastYear
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}
