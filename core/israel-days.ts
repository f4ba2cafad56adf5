import { addDays, weekdayOf, type DayKey } from './day-key.ts'
import { hebrewDateOf } from './hebrew-date.ts'
import { israelDayRules, type DayRule, type IsraelDayId } from './israel-day-rules.ts'

/** What a day is in Israel's calendar: the day of that name, or its eve. */
export type IsraelDay = { id: IsraelDayId; isEve: boolean }

/** How far a day is one of rest: from its afternoon on, as a Friday, or all of it. */
export type Rest = 'none' | 'afternoon' | 'whole'

/** The holidays, fasts and days of remembrance that are kept in Israel on the day, and after them the eves that it is. */
export function israelDaysOn(day: DayKey): readonly IsraelDay[] {
  const kept = rulesOn(day)
  const coming = rulesOn(addDays(day, 1)).filter(
    ({ id, hasEve }) => hasEve && kept.every((rule) => rule.id !== id),
  )
  return [...kept.map(({ id }) => ({ id, isEve: false })), ...coming.map(({ id }) => ({ id, isEve: true }))]
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
  const rules = (israelDayRules[date.month] ?? []).filter(({ day: own, length = 1, moved, since = 0 }) => {
    const first = typeof own === 'number' ? own : own(hebrewDateOf(addDays(day, -date.day)).day)
    const ownWeekday = (weekday + first - date.day + 42) % 7
    const from = first + (moved?.(ownWeekday, date.year) ?? 0)
    return date.year >= since && from <= date.day && date.day < from + length
  })
  found.set(day, rules)
  return rules
}
