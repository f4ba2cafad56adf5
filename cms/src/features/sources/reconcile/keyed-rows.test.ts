import { expect, test } from 'vitest'
import { stated } from '../../../testing/sources.ts'
import { keyedRows } from './records.ts'

test('what cannot close after an event is left out of its row, papers for its proceedings stay', () => {
  const plain = { at: null, zone: null, url: null, extendedFrom: null }
  const deadlines = [
    { ...plain, kind: 'earlyPrice' as const, day: '2027-03-04' },
    { ...plain, kind: 'registration' as const, day: '2027-03-03' },
    { ...plain, kind: 'callForPapers' as const, day: '2027-06-01' },
  ]
  const [kept] = keyedRows([{ ...stated({ startDay: '2027-03-03', deadlines }), raw: null }], {
    eventType: null,
  })
  expect(kept?.row.deadlines.map(({ kind }) => kind)).toEqual(['registration', 'callForPapers'])
})
