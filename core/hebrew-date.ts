import { dateOf, type DayKey } from './day-key.ts'

/** The months of the Hebrew calendar. Purim is in `adar`: the only one, or the second of a leap year. */
export type HebrewMonth =
  | 'tishri'
  | 'heshvan'
  | 'kislev'
  | 'tevet'
  | 'shevat'
  | 'adarI'
  | 'adar'
  | 'nisan'
  | 'iyar'
  | 'sivan'
  | 'tamuz'
  | 'av'
  | 'elul'

/** A day of the Hebrew calendar: what begins on the evening before is told of the daytime. */
export type HebrewDate = { year: number; month: HebrewMonth; day: number }

/** What `Intl` calls the months in English, the same in every engine; it gives them no numbers. */
const months: Record<string, HebrewMonth> = {
  Tishri: 'tishri',
  Heshvan: 'heshvan',
  Kislev: 'kislev',
  Tevet: 'tevet',
  Shevat: 'shevat',
  'Adar I': 'adarI',
  Adar: 'adar',
  'Adar II': 'adar',
  Nisan: 'nisan',
  Iyar: 'iyar',
  Sivan: 'sivan',
  Tamuz: 'tamuz',
  Av: 'av',
  Elul: 'elul',
}

/** The day in the Hebrew calendar, by the calendar of `Intl`. Throws a RangeError where there is no such day. */
export function hebrewDateOf(day: DayKey): HebrewDate {
  const known = dates.get(day)
  if (known) return known
  if (dates.size > mostDates) dates.clear()
  const date = readParts(day)
  dates.set(day, date)
  return date
}

/** Some years of days: a month's page asks for the same 42 again and again. */
const mostDates = 2000
const dates = new Map<DayKey, HebrewDate>()
let format: Intl.DateTimeFormat | undefined

function readParts(day: DayKey): HebrewDate {
  format ??= new Intl.DateTimeFormat('en-US-u-ca-hebrew-nu-latn', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const parts = format.formatToParts(dateOf(day))
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const month = months[valueOf('month')]
  if (!month) throw new RangeError(`No month of the Hebrew calendar: ${valueOf('month')}`)
  return { year: Number(valueOf('year')), month, day: Number(valueOf('day')) }
}
