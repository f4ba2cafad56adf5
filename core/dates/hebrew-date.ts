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

/** A day of the Hebrew calendar: it begins on the evening before, and is named here after its daytime. */
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

/** The letters, from the last to the first, and what each counts. */
const letters = [...'תשרקצפעסנמלכיטחזוהדגבא']
const values = [400, 300, 200, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]

/** The forms of letters that end a word. */
const finals: Record<string, string> = {
  '\u05db': '\u05da',
  '\u05de': '\u05dd',
  '\u05e0': '\u05df',
  '\u05e4': '\u05e3',
  '\u05e6': '\u05e5',
}

const gershayim = '\u05f4'
const geresh = '\u05f3'

/**
 * A year of the Hebrew calendar in letters, without the thousands: 5787 as tav, shin, pe, gershayim, zayin.
 * 15 and 16 are written nine and six, nine and seven. A year of several letters ends in the form that a letter has at
 * the end of a word, as the Academy of the Hebrew Language writes 5780: tav, shin, gershayim, final pe. Throws a
 * RangeError for a whole thousand or less than 1.
 */
export function hebrewYearInLetters(year: number): string {
  const within = year % 1000
  if (!Number.isInteger(year) || within < 1) throw new RangeError(`No letters for the year ${year}`)
  const text = lettersOf(within)
  const last = text.slice(-1)
  return text.length === 1 ? marked(text) : marked(text.slice(0, -1) + (finals[last] ?? last))
}

/** A day of a Hebrew month, 1 to 30, in letters: 27 as kaf, gershayim, zayin. Throws a RangeError for any other number. */
export function hebrewDayInLetters(day: number): string {
  if (!Number.isInteger(day) || day < 1 || day > 30) throw new RangeError(`No day of a Hebrew month: ${day}`)
  return marked(lettersOf(day))
}

function marked(text: string): string {
  return text.length === 1 ? `${text}${geresh}` : `${text.slice(0, -1)}${gershayim}${text.slice(-1)}`
}

function lettersOf(number: number): string {
  const units = number % 100
  if (units === 15 || units === 16) return lettersOf(number - units) + lettersOf(9) + lettersOf(units - 9)
  let rest = number
  let text = ''
  for (const [index, value] of values.entries()) {
    while (rest >= value) {
      text += letters[index]
      rest -= value
    }
  }
  return text
}
