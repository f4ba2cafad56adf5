import { expect, test } from 'vitest'
import { withExtensions, type WrittenDeadline } from './deadline-extension.ts'

const papers = { kind: 'callForPapers', day: '2027-03-01', at: null, zone: null, url: null } as const
const extendedFrom = (before: readonly WrittenDeadline[], ...written: WrittenDeadline[]) =>
  withExtensions(before, written).map((deadline) => deadline.extendedFrom)

test('a later day keeps the day that was said before, the last of several', () => {
  expect(extendedFrom([papers], { ...papers, day: '2027-03-08' })).toEqual(['2027-03-01'])
  const extended = { ...papers, day: '2027-03-08', extendedFrom: '2027-03-01' }
  expect(extendedFrom([extended], { ...papers, day: '2027-03-15' })).toEqual(['2027-03-08'])
})

test('the same day keeps what it says, an earlier one only what it is still later than', () => {
  const extended = { ...papers, day: '2027-03-08', extendedFrom: '2027-03-01' }
  expect(extendedFrom([extended], { ...papers, day: '2027-03-08', at: '2027-03-08T10:00:00Z' })).toEqual(['2027-03-01'])
  expect(extendedFrom([extended], { ...papers, day: '2027-03-05' })).toEqual(['2027-03-01'])
  expect(extendedFrom([extended], { ...papers, day: '2027-03-01' })).toEqual([null])
})

test('what is written as extended stays so, and a mended day is no extension where that is said', () => {
  expect(extendedFrom([papers], { ...papers, day: '2027-03-08', extendedFrom: null })).toEqual([null])
  expect(extendedFrom([], { ...papers, extendedFrom: '2027-02-01' })).toEqual(['2027-02-01'])
})

test('a new one extends nothing; of several of a kind each is matched by its day or its link', () => {
  expect(extendedFrom([], papers)).toEqual([null])
  expect(extendedFrom([{ ...papers, kind: 'registration' }], { ...papers, day: '2027-03-08' })).toEqual([null])
  const talks = { ...papers, url: 'https://example.org/talks' }
  const posters = { ...papers, day: '2027-04-01', url: 'https://example.org/posters' }
  expect(
    extendedFrom([talks, posters], { ...posters, day: '2027-04-08' }, { ...talks, day: '2027-03-03' }, papers),
  ).toEqual(['2027-04-01', '2027-03-01', null])
  expect(extendedFrom([talks, posters], posters, { ...talks, url: null, day: '2027-03-03' })).toEqual([
    null,
    '2027-03-01',
  ])
})

test('rows of a table are matched by their ids', () => {
  const [one, other] = [
    { ...papers, id: 'a' },
    { ...papers, id: 'b', day: '2027-05-01' },
  ]
  expect(extendedFrom([one, other], { ...other, day: '2027-06-01' }, { ...one, day: '2027-05-01' })).toEqual([
    '2027-05-01',
    '2027-03-01',
  ])
})
