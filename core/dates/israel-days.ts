import { addDays, weekdayOf, type DayKey, addMonths, firstDayOf, type MonthKey } from './day-key.ts'
import { hebrewDateOf, type HebrewMonth } from './hebrew-date.ts'

/** What a day is in Israel's calendar: the day of that name, or its eve. */
export type IsraelDay = { id: IsraelDayId; isEve: boolean }

/** How far a day is one of rest: from its afternoon on, as a Friday, or all of it. */
export type Rest = 'none' | 'afternoon' | 'whole'

/** The holidays, fasts and days of remembrance that Israel observes on the day, and after them the eves that it is. */
export function israelDaysOn(day: DayKey): readonly IsraelDay[] {
  const observed = rulesOn(day)
  const coming = rulesOn(addDays(day, 1)).filter(({ id, hasEve }) => hasEve && observed.every((rule) => rule.id !== id))
  return [...observed.map(({ id }) => ({ id, isEve: false })), ...coming.map(({ id }) => ({ id, isEve: true }))]
}

/** How Israel rests on the day: on Shabbat and on holidays without work, and in the afternoon before them. */
export function restOn(day: DayKey): Rest {
  if (isRestDay(day)) return 'whole'
  return isRestDay(addDays(day, 1)) ? 'afternoon' : 'none'
}

function isRestDay(day: DayKey): boolean {
  return weekdayOf(day) === 6 || rulesOn(day).some(({ isRest }) => isRest)
}

/** Some years of days: whoever asks for a month asks for it again. */
const mostDays = 2000
const found = new Map<DayKey, readonly DayRule[]>()

function rulesOn(day: DayKey): readonly DayRule[] {
  const known = found.get(day)
  if (known) return known
  if (found.size > mostDays) found.clear()
  const date = hebrewDateOf(day)
  const weekday = weekdayOf(day)
  const byMonth: Partial<Record<HebrewMonth, readonly DayRule[]>> = rulesByMonth
  const rules = (byMonth[date.month] ?? []).filter(({ day: own, length = 1, moved, since = 0 }) => {
    const first = typeof own === 'number' ? own : own(hebrewDateOf(addDays(day, -date.day)).day)
    const ownWeekday = (weekday + first - date.day + 42) % 7
    const from = first + (moved?.(ownWeekday, date.year) ?? 0)
    return date.year >= since && from <= date.day && date.day < from + length
  })
  found.set(day, rules)
  return rules
}

/** A day of Israel's calendar. `i18n` has their names (`luach.days`). */
export type IsraelDayId = (typeof rulesByMonth)[keyof typeof rulesByMonth][number]['id']

/** When a day of Israel's calendar is observed. Its own date and the days it may be moved to lie in one Hebrew month. */
type DayRule<Id = IsraelDayId> = {
  id: Id
  /** Of the Hebrew month; by the length of the month before, where the days have begun in that one. */
  day: number | ((lengthBefore: number) => number)
  /** How many days in a row it lasts; absent means one. */
  length?: number
  /** The evening before belongs to it. */
  hasEve?: true
  /** No work is done, by custom or by law. */
  isRest?: true
  /** Days by which it is observed later, earlier where negative, by the weekday (Sunday 0) and the year of its own date. */
  moved?: (weekday: number, year: number) => number
  /** The first Hebrew year in which it was observed. */
  since?: number
}

const [sunday, monday, friday, saturday] = [0, 1, 5, 6]

const fromShabbatToSunday = (weekday: number) => (weekday === saturday ? 1 : 0)
const fromShabbatToThursday = (weekday: number) => (weekday === saturday ? -2 : 0)
const fromFridayToThursday = (weekday: number) => (weekday === friday ? -1 : 0)

/**
 * The days that Israel observes, by the month in which they are, as Israel and not as the diaspora has them. Moved are:
 * - fasts from Shabbat to the Sunday after it, that of Esther to the Thursday before it;
 * - Yom HaShoah from Friday to Thursday and from Sunday to Monday, the latter since 5757;
 * - Yom HaZikaron and Yom HaAtzmaut together, so that none touches Shabbat: 5 Iyar from Friday and Shabbat to the Thursday
 *   before it, and since 5764 from Monday to Tuesday (Independence Day Law, 1949, as amended);
 * - the day in memory of Yitzhak Rabin from Friday to Thursday (law of 1997), Sigd from Friday and Shabbat to Thursday
 *   (law of 2008), the day in memory of 7 October from Shabbat to Sunday (decision of the government, 17 March 2024).
 */
const rulesByMonth = {
  tishri: [
    { id: 'roshHashanah', day: 1, length: 2, hasEve: true, isRest: true },
    { id: 'fastOfGedaliah', day: 3, moved: fromShabbatToSunday },
    { id: 'yomKippur', day: 10, hasEve: true, isRest: true },
    { id: 'sukkot', day: 15, hasEve: true, isRest: true },
    { id: 'holHamoedSukkot', day: 16, length: 5 },
    { id: 'hoshanaRabbah', day: 21 },
    { id: 'simchatTorah', day: 22, hasEve: true, isRest: true },
    { id: 'octoberSeventh', day: 24, moved: fromShabbatToSunday, since: 5785 },
  ],
  heshvan: [
    { id: 'rabinDay', day: 12, moved: fromFridayToThursday, since: 5758 },
    {
      id: 'sigd',
      day: 29,
      moved: (weekday) => fromFridayToThursday(weekday) + fromShabbatToThursday(weekday),
      since: 5769,
    },
  ],
  kislev: [{ id: 'hanukkah', day: 25, length: 8, hasEve: true }],
  tevet: [
    { id: 'hanukkah', day: (lengthBefore) => 25 - lengthBefore, length: 8 },
    { id: 'fastOfTevet', day: 10 },
  ],
  shevat: [{ id: 'tuBishvat', day: 15 }],
  adar: [
    { id: 'fastOfEsther', day: 13, moved: fromShabbatToThursday },
    { id: 'purim', day: 14, hasEve: true },
    { id: 'shushanPurim', day: 15 },
  ],
  nisan: [
    { id: 'pesach', day: 15, hasEve: true, isRest: true },
    { id: 'holHamoedPesach', day: 16, length: 5 },
    { id: 'seventhOfPesach', day: 21, hasEve: true, isRest: true },
    { id: 'yomHashoah', day: 27, hasEve: true, moved: yomHashoahMoved, since: 5713 },
  ],
  iyar: [
    { id: 'yomHazikaron', day: 4, hasEve: true, moved: yomHazikaronMoved, since: 5711 },
    { id: 'yomHaatzmaut', day: 5, hasEve: true, isRest: true, moved: yomHaatzmautMoved, since: 5709 },
    { id: 'lagBaomer', day: 18, hasEve: true },
    { id: 'yomYerushalayim', day: 28, since: 5728 },
  ],
  sivan: [{ id: 'shavuot', day: 6, hasEve: true, isRest: true }],
  tamuz: [{ id: 'fastOfTamuz', day: 17, moved: fromShabbatToSunday }],
  av: [
    { id: 'tishaBav', day: 9, hasEve: true, moved: fromShabbatToSunday },
    { id: 'tuBav', day: 15 },
  ],
} as const satisfies Partial<Record<HebrewMonth, readonly DayRule<string>[]>>

function yomHashoahMoved(weekday: number, year: number): number {
  if (weekday === friday) return -1
  return weekday === sunday && year >= 5757 ? 1 : 0
}

function yomHaatzmautMoved(weekday: number, year: number): number {
  if (weekday === friday) return -1
  if (weekday === saturday) return -2
  return weekday === monday && year >= 5764 ? 1 : 0
}

/** The day before Independence Day, wherever that is. */
function yomHazikaronMoved(weekday: number, year: number): number {
  return yomHaatzmautMoved((weekday + 1) % 7, year)
}

/** A day of Israel's calendar, over the days in a row that it lasts, `last` among them. */
export type Observance = IsraelDay & { first: DayKey; last: DayKey }

/** What Israel observes from one day to another, both among them, by its first day; what lasts longer is cut to them. */
export function observancesBetween(first: DayKey, last: DayKey): Observance[] {
  const found: Observance[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    for (const { id, isEve } of israelDaysOn(day)) {
      const before = found.find((each) => each.id === id && each.isEve === isEve && addDays(each.last, 1) === day)
      if (before) before.last = day
      else found.push({ id, isEve, first: day, last: day })
    }
  }
  return found
}

/** What Israel observes in a month, by its first day. Cached: callers must not change it. */
export function observancesOfMonth(month: MonthKey): readonly Observance[] {
  const known = months.get(month)
  if (known) return known
  if (months.size > mostMonths) months.clear()
  const observances = observancesBetween(firstDayOf(month), addDays(firstDayOf(addMonths(month, 1)), -1))
  months.set(month, observances)
  return observances
}

/** Nearly everybody looks at the same few. */
const mostMonths = 100
const months = new Map<MonthKey, readonly Observance[]>()
