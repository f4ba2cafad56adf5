import { expect, test } from 'vitest'
import { stated } from '../../../testing/sources.ts'
import type { Stated } from '../rows.ts'
import { keyedRows } from './records.ts'

test('what cannot close after an event is left out of its row, papers for its proceedings stay', () => {
  const plain = { at: null, zone: null, url: null, extendedFrom: null }
  const deadlines = [
    { ...plain, kind: 'earlyPrice' as const, day: '2027-03-04' },
    { ...plain, kind: 'registration' as const, day: '2027-03-03' },
    { ...plain, kind: 'callForPapers' as const, day: '2027-06-01' },
  ]
  const [kept] = keyedRows([{ ...stated({ startDay: '2027-03-03', deadlines }), raw: null }])
  expect(kept?.row.deadlines.map(({ kind }) => kind)).toEqual(['registration', 'callForPapers'])
})

const keys = (...rows: Partial<Stated>[]) =>
  keyedRows(rows.map((row) => ({ ...stated(row), raw: null }))).map(({ key, row }) => `${key} | ${row.city}`)

test('one name on one day in two cities is two rows, in whichever order', () => {
  const [here, there] = [{ city: 'Haifa' }, { city: 'Eilat' }]
  expect(keys(here, there)).toEqual(keys(there, here).toReversed())
  expect(keys(here, there)).toHaveLength(2)
  expect(keys(here, here)).toHaveLength(1)
})

test('a row that stands in a list under two ids is one, one with other hours is another', () => {
  expect(keys({ id: '1', url: 'https://flags.example/' }, { id: '2', url: 'https://flags.example/' })).toHaveLength(1)
  expect(keys({ id: '1' }, { id: '2', startsAt: '2027-03-03T10:00:00.000Z' })).toHaveLength(2)
})
