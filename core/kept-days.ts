import { addDays, addMonths, firstDayOf, type DayKey, type MonthKey } from './day-key.ts'
import { israelDaysOn, type IsraelDay } from './israel-days.ts'

/** A day of Israel's calendar over the days in a row that it lasts. */
export type KeptDays = IsraelDay & { first: DayKey; last: DayKey }

/** What is kept in Israel from one day to another, both among them, by its first day; what lasts longer is cut to them. */
export function keptDays(first: DayKey, last: DayKey): KeptDays[] {
  const found: KeptDays[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    for (const { id, isEve } of israelDaysOn(day)) {
      const before = found.find(
        (each) => each.id === id && each.isEve === isEve && addDays(each.last, 1) === day,
      )
      if (before) before.last = day
      else found.push({ id, isEve, first: day, last: day })
    }
  }
  return found
}

/** What is kept in Israel in a month. */
export function keptDaysOfMonth(month: MonthKey): readonly KeptDays[] {
  const known = months.get(month)
  if (known) return known
  if (months.size > mostMonths) months.clear()
  const kept = keptDays(firstDayOf(month), addDays(firstDayOf(addMonths(month, 1)), -1))
  months.set(month, kept)
  return kept
}

/** Nearly everybody looks at the same few. */
const mostMonths = 100
const months = new Map<MonthKey, readonly KeptDays[]>()
