import { expect, test } from 'vitest'
import { changeBetween } from './changes.ts'

test('a change is the fields that differ, as they were and as they are', () => {
  const before = { locationCity: 'Haifa', prizeMoney: null, tags: ['ctf'] }
  const after = { locationCity: 'Tel Aviv', prizeMoney: null, tags: ['ctf'] }
  expect(changeBetween(before, after)).toEqual({
    before: { locationCity: 'Haifa' },
    after: { locationCity: 'Tel Aviv' },
  })
})

test('days and hours change together', () => {
  const before = { allDay: true, startsAt: null, endsAt: null, startDay: '2026-12-03', endDay: '2026-12-03' }
  const after = { ...before, endDay: '2026-12-04' }
  expect(changeBetween(before, after)).toEqual({ before, after })
})

test('the same instant written otherwise is no change', () => {
  expect(changeBetween({ startsAt: '2026-12-03T18:00:00.000Z' }, { startsAt: '2026-12-03T20:00:00+02:00' })).toBeNull()
})
