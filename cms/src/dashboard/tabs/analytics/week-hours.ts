import type { Analytics } from '@cyberluach/api/analytics'
import { dayKeyOf, weekdayOf } from '@cyberluach/core/dates/day-key'

import { leastBase } from './figures.ts'

export type WeekHour = Analytics['weekHours'][number]

/** How many shades the map has, the palest for hours without visits. */
export const shades = 6

/** Sessions of the last 7 days: a row for each weekday from Sunday, a column for each hour. */
export function weekGrid(hours: readonly WeekHour[]): number[][] {
  const grid = Array.from({ length: 7 }, () => Array<number>(24).fill(0))
  for (const { weekday, hour, sessions } of hours) {
    const row = grid[weekday]
    if (row && hour < 24) row[hour] = (row[hour] ?? 0) + sessions
  }
  return grid
}

/** The mean of each hour over the seven days; null where a few visits would be spread over them. */
export function hourAverages(grid: readonly (readonly number[])[]): number[] | null {
  const all = grid.flat().reduce((sum, sessions) => sum + sessions, 0)
  if (all < leastBase) return null
  return Array.from({ length: 24 }, (_, hour) => grid.reduce((sum, row) => sum + (row[hour] ?? 0), 0) / 7)
}

/** The busiest hour, the first of several; null where nobody came. */
export function peakHour(hours: readonly WeekHour[]): WeekHour | null {
  const visited = hours.filter(({ sessions }) => sessions > 0)
  const most = Math.max(...visited.map(({ sessions }) => sessions))
  const peaks = visited.filter(({ sessions }) => sessions === most)
  return peaks.toSorted((first, second) => order(first) - order(second))[0] ?? null
}

const order = ({ weekday, hour }: WeekHour) => weekday * 24 + hour

/** The value that has the fullest shade: the largest, and so many at least that one visit alone stays pale. */
export function fullest(grid: readonly (readonly number[])[]): number {
  return Math.max(shades - 1, ...grid.flat())
}

/** The shade of a value beside the largest one: 0 only for 0. */
export function shadeOf(value: number, most: number): number {
  if (value <= 0 || most <= 0) return 0
  return Math.max(1, Math.ceil((value / most) * (shades - 1)))
}

/** The weekday and the hour that it is at an instant in a time zone. */
export function weekHourOf(instant: Date, timeZone: string): { weekday: number; hour: number } {
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone })
  return { weekday: weekdayOf(dayKeyOf(instant, timeZone)), hour: Number(hour.format(instant)) }
}
