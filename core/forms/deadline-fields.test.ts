import { expect, test } from 'vitest'
import {
  checkDeadlines,
  emptyDeadlines,
  filledDeadlines,
  sentDeadlines,
  deadlineOfSent,
  type SentDeadline,
} from './deadline-form.ts'

const papers: SentDeadline = {
  kind: 'callForPapers',
  day: '2026-12-01',
  time: '23:59',
  zone: 'Europe/London',
  url: 'https://flags.example/cfp',
}
const abstracts: SentDeadline = { kind: 'abstracts', day: '2026-11-20', time: null, zone: null, url: null }

function issuesOf(written: object, lastDay = '2027-03-04'): string[] {
  const found: string[] = []
  checkDeadlines({ ...emptyDeadlines(), ...written }, { lastDay, zone: 'Asia/Jerusalem' }, (path, code) =>
    found.push(`${path} ${code}`),
  )
  return found
}

test('what is sent is read back into the form as it was written', () => {
  const values = { ...emptyDeadlines(), ...filledDeadlines([papers, abstracts]) }
  expect(sentDeadlines(values, 'Asia/Jerusalem')).toEqual([papers, abstracts])
  expect(issuesOf(values)).toEqual([])
})

test('a place where nothing is written is passed over, and one that was left out is no gap', () => {
  const values = { ...emptyDeadlines(), ...filledDeadlines([papers]) }
  const later = { deadline7Kind: 'registration', deadline7Day: '2026-12-24' }
  expect(sentDeadlines({ ...values, ...later }, 'UTC').map(({ kind }) => kind)).toEqual([
    'callForPapers',
    'registration',
  ])
})

test.each([
  [{ deadline1Day: '2026-12-01' }, ['deadline1Kind choose']],
  [{ deadline2Kind: 'abstracts' }, ['deadline2Day required']],
  [{ deadline2Zone: 'UTC' }, ['deadline2Kind choose', 'deadline2Day required']],
  [{ deadline2Time: '18:00' }, ['deadline2Kind choose', 'deadline2Day required']],
  [{ deadline2Url: 'https://a.example/' }, ['deadline2Kind choose', 'deadline2Day required']],
  [{ deadline1Kind: 'party', deadline1Day: '2026-02-30' }, ['deadline1Kind choose', 'deadline1Day date']],
  [{ deadline1Kind: 'abstracts', deadline1Day: '2101-01-01' }, ['deadline1Day years']],
  [{ deadline1Kind: 'abstracts', deadline1Day: '2027-03-05' }, ['deadline1Day deadlineAfterEvent']],
  [{ deadline1Kind: 'abstracts', deadline1Day: '2027-03-04' }, []],
  [
    { ...filledDeadlines([papers]), deadline1Time: '24:00', deadline1Zone: 'Mars/Base', deadline1Url: 'x' },
    ['deadline1Time time', 'deadline1Zone timeZone', 'deadline1Url url'],
  ],
])('what is wrong with %j is said at its field', (written, issues) => {
  expect(issuesOf(written)).toEqual(issues)
})

test('one that stands there twice is rejected at the later one, whatever its link and however its zone is said', () => {
  const twice = (...sent: SentDeadline[]) => issuesOf(filledDeadlines(sent))
  expect(twice(papers, abstracts, { ...papers, url: null })).toEqual(['deadline3Day deadlineTwice'])
  expect(twice(abstracts, { ...abstracts, zone: 'Etc/GMT+12' })).toEqual(['deadline2Day deadlineTwice'])
  const hour = { ...papers, zone: 'Asia/Jerusalem' }
  expect(issuesOf({ ...filledDeadlines([hour, hour]), deadline2Zone: '' })).toEqual(['deadline2Day deadlineTwice'])
  expect(twice(papers, { ...papers, time: '22:00' }, { ...papers, day: '2026-12-02' })).toEqual([])
})

test('an hour without a zone is by the clock of the event; one that was stored so is anywhere on Earth', () => {
  const hour = { ...emptyDeadlines(), ...filledDeadlines([papers]), deadline1Zone: '' }
  expect(sentDeadlines(hour, 'Asia/Tokyo')).toMatchObject([{ time: '23:59', zone: 'Asia/Tokyo' }])
  expect(filledDeadlines([{ ...papers, zone: null }])).toMatchObject({ deadline1Zone: 'Etc/GMT+12' })
  expect(filledDeadlines([abstracts])).toMatchObject({ deadline1Zone: '' })
})

test('an hour is one in its zone, or anywhere on Earth', () => {
  expect(deadlineOfSent(papers)).toMatchObject({ at: '2026-12-01T23:59:00.000Z', zone: 'Europe/London' })
  expect(deadlineOfSent({ ...papers, zone: null })).toMatchObject({
    at: '2026-12-02T11:59:00.000Z',
    zone: 'Etc/GMT+12',
  })
})

test('a day alone stays a day', () => {
  expect(deadlineOfSent(abstracts)).toEqual({
    kind: 'abstracts',
    day: '2026-11-20',
    at: null,
    zone: null,
    url: null,
    extendedFrom: null,
  })
})
