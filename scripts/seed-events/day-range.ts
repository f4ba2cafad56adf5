import { isDayKey, type DayKey } from '@cyberluach/core/day-key'

export type DayRange = { firstDay: DayKey; lastDay: DayKey }

/**
 * The days a list names: `Jun 20, 2026`, `Feb. 17-18, 2026`, `Jun 30 - Jul 2, 2026`, `Dec 30, 2026 - Jan 2, 2027`.
 * Null where a day, a month or the year is missing (`TBD, 2026`, `Oct 3-8`), or where the days are not real.
 */
export function parseDayRange(text: string): DayRange | null {
  const found = rangePattern.exec(text.trim())?.groups
  if (!found) return null
  const firstMonth = monthNumber(found.firstMonth)
  const lastMonth = found.lastMonth ? monthNumber(found.lastMonth) : firstMonth
  const lastYear = Number(found.year)
  const firstYear = found.firstYear ? Number(found.firstYear) : lastYear - (firstMonth > lastMonth ? 1 : 0)
  const firstDay = dayKey(firstYear, firstMonth, found.firstDay)
  const lastDay = dayKey(lastYear, lastMonth, found.lastDay ?? found.firstDay)
  return isDayKey(firstDay) && isDayKey(lastDay) && firstDay <= lastDay ? { firstDay, lastDay } : null
}

const month = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'

const rangePattern = new RegExp(
  String.raw`^(?<firstMonth>${month})\.? (?<firstDay>\d{1,2})(?:, (?<firstYear>\d{4}))?` +
    String.raw`(?:\s*[-–]\s*(?:(?<lastMonth>${month})\.? )?(?<lastDay>\d{1,2}))?, (?<year>\d{4})$`,
)

function monthNumber(name: string | undefined): number {
  return month.split('|').indexOf(name ?? '') + 1
}

function dayKey(year: number, monthOfYear: number, day: string | undefined): DayKey {
  return `${year}-${String(monthOfYear).padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`
}
