import { expect, test } from 'vitest'
import { ribbonOf } from './year-ribbon.ts'

const types = (ctf: number, conference: number, meetup = 0) => [
  { type: 'ctf' as const, count: ctf },
  { type: 'conference' as const, count: conference },
  { type: 'meetup' as const, count: meetup },
]

test('the year is twelve months from this one on, those without events too', () => {
  const { months } = ribbonOf([{ month: '2027-01', types: types(1, 2) }], '2026-11')
  expect(months.map(({ month }) => month)).toHaveLength(12)
  expect(months.map(({ month, total }) => [month, total]).slice(0, 4)).toEqual([
    ['2026-11', 0],
    ['2026-12', 0],
    ['2027-01', 3],
    ['2027-02', 0],
  ])
})

test('each event is a tick in the colour of its kind, one above the other', () => {
  const { months, perTick, dashes } = ribbonOf([{ month: '2026-11', types: types(2, 3, 1) }], '2026-11')
  expect([perTick, dashes]).toEqual([1, '3 1'])
  expect(months[0]?.lines).toEqual([
    { type: 'ctf', from: 0, to: 7 },
    { type: 'conference', from: 8, to: 19 },
    { type: 'other', from: 20, to: 23 },
  ])
})

test.each([1, 30, 55, 56, 1000, 50_000])('the column of %i events finds room', (count) => {
  const { months, perTick } = ribbonOf([{ month: '2026-11', types: types(1, count, 1) }], '2026-11')
  expect(months[0]?.lines.at(-1)?.to).toBeLessThanOrEqual(120)
  if (count <= 53) expect(perTick).toBe(1)
})
