import { expect, test } from 'vitest'
import { sampleListedEvent } from '../testing/sample-event.ts'
import { monthHits } from './month-view.ts'

const found = (day: string, lastDay = day) => monthHits('2026-11', [sampleListedEvent({ day, lastDay })]).length

test('an event of the month is found, whether it begins, goes on or ends in it', () => {
  expect(found('2026-11-01')).toBe(1)
  expect(found('2026-11-30', '2026-12-02')).toBe(1)
  expect(found('2026-10-30', '2026-11-01')).toBe(1)
  expect(found('2026-10-01', '2026-12-31')).toBe(1)
})

test('one of the days beside the month is not, nor one whose end lies before its start', () => {
  expect(found('2026-12-01')).toBe(0)
  expect(found('2026-10-31')).toBe(0)
  expect(found('2026-12-01', '2026-11-30')).toBe(0)
})
