import { expect, test } from 'vitest'
import { gridRange } from './month-view.ts'

test('a month is read from the first day of its six weeks to the last', () => {
  expect(gridRange('2026-12')).toEqual({ from: '2026-11-29', to: '2027-01-09' })
})
