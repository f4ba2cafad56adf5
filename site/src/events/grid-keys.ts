import {
  addDays,
  addMonths,
  firstDayOf,
  monthOf,
  weekdayOf,
  type DayKey,
} from '@cyberluach/core/dates/day-key'

/** The day that a key moves to from a day in the grid; null for a key that moves nowhere. */
export function dayAfterKey(key: string, day: DayKey, direction: 'ltr' | 'rtl'): DayKey | null {
  const onward = direction === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(day, onward)
    case 'ArrowLeft':
      return addDays(day, -onward)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageDown':
      return sameDayIn(1, day)
    case 'PageUp':
      return sameDayIn(-1, day)
    default:
      return null
  }
}

/** The same day of another month, or its last where it is shorter. */
function sameDayIn(months: number, day: DayKey): DayKey {
  const month = addMonths(monthOf(day), months)
  const lastDay = addDays(firstDayOf(addMonths(month, 1)), -1)
  const asked = `${month}${day.slice(7)}`
  return asked < lastDay ? asked : lastDay
}
