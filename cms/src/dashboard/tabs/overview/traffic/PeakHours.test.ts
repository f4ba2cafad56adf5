import { expect, test } from 'vitest'

import { fullest, hourAverages, peakHour, shadeOf, weekGrid, weekHourOf } from './PeakHours.tsx'

const hours = [
  { weekday: 2, hour: 21, sessions: 40 },
  { weekday: 0, hour: 21, sessions: 9 },
  { weekday: 3, hour: 20, sessions: 40 },
]

test('hours that are left out count nothing', () => {
  const grid = weekGrid(hours)
  expect(grid).toHaveLength(7)
  expect(grid[2]?.[21]).toBe(40)
  expect(grid.flat().reduce((sum, value) => sum + value, 0)).toBe(89)
})

test('an average is of all seven days', () => {
  expect(hourAverages(weekGrid(hours))?.[21]).toBe(7)
})

test('a few visits have no averages, and one of them is a pale cell', () => {
  const few = weekGrid([
    { weekday: 2, hour: 21, sessions: 1 },
    { weekday: 4, hour: 9, sessions: 2 },
  ])
  expect(hourAverages(few)).toBeNull()
  expect(shadeOf(1, fullest(few))).toBe(1)
  expect(fullest(weekGrid(hours))).toBe(40)
})

test('the peak is the first of the busiest hours, and nothing where nobody came', () => {
  expect(peakHour(hours)).toEqual({ weekday: 2, hour: 21, sessions: 40 })
  expect(peakHour([])).toBeNull()
  expect(peakHour([{ weekday: 1, hour: 1, sessions: 0 }])).toBeNull()
})

test('only an hour without visits has the palest shade', () => {
  expect([0, 1, 20, 39, 40].map((value) => shadeOf(value, 40))).toEqual([0, 1, 3, 5, 5])
  expect(shadeOf(0, 0)).toBe(0)
})

test('the hour is that of the time zone', () => {
  expect(weekHourOf(new Date('2026-11-20T22:30:00Z'), 'Asia/Jerusalem')).toEqual({ weekday: 6, hour: 0 })
  expect(weekHourOf(new Date('2026-11-20T22:30:00Z'), 'UTC')).toEqual({ weekday: 5, hour: 22 })
})
