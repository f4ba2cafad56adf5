import { expect, test } from 'vitest'
import { checkDeadlines, emptyDeadlines, filledDeadlines, sentDeadlines } from './deadline-fields.ts'
import { deadlineOfSent, type SentDeadline } from './sent-deadlines.ts'

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
  checkDeadlines({ ...emptyDeadlines(), ...written }, lastDay, (path, code) => found.push(`${path} ${code}`))
  return found
}

test('what is sent is read back into the form as it was written', () => {
  const values = { ...emptyDeadlines(), ...filledDeadlines([papers, abstracts]) }
  expect(sentDeadlines(values)).toEqual([papers, abstracts])
  expect(issuesOf(values)).toEqual([])
})

test('a place where nothing is written is passed over, and one that was left out is no gap', () => {
  const values = { ...emptyDeadlines(), ...filledDeadlines([papers]), deadline4Zone: 'UTC' }
  const later = { deadline7Kind: 'registration', deadline7Day: '2026-12-24' }
  expect(sentDeadlines({ ...values, ...later }).map(({ kind }) => kind)).toEqual([
    'callForPapers',
    'registration',
  ])
})

test.each([
  [{ deadline1Day: '2026-12-01' }, ['deadline1Kind choose']],
  [{ deadline2Kind: 'abstracts' }, ['deadline2Day required']],
  [{ deadline1Kind: 'party', deadline1Day: '2026-02-30' }, ['deadline1Kind choose', 'deadline1Day date']],
  [{ deadline1Kind: 'abstracts', deadline1Day: '2101-01-01' }, ['deadline1Day date']],
  [{ deadline1Kind: 'abstracts', deadline1Day: '2027-03-05' }, ['deadline1Day deadlineAfterEvent']],
  [{ deadline1Kind: 'abstracts', deadline1Day: '2027-03-04' }, []],
  [
    { ...filledDeadlines([papers]), deadline1Time: '24:00', deadline1Zone: 'Mars/Base', deadline1Url: 'x' },
    ['deadline1Time time', 'deadline1Zone timeZone', 'deadline1Url url'],
  ],
])('what is wrong with %j is said at its field', (written, issues) => {
  expect(issuesOf(written)).toEqual(issues)
})

test('an hour is one in its zone, or anywhere on Earth; a day alone stays a day', () => {
  expect(deadlineOfSent(papers)).toMatchObject({ at: '2026-12-01T23:59:00.000Z', zone: 'Europe/London' })
  expect(deadlineOfSent({ ...papers, zone: null })).toMatchObject({
    at: '2026-12-02T11:59:00.000Z',
    zone: 'Etc/GMT+12',
  })
  expect(deadlineOfSent(abstracts)).toEqual({
    kind: 'abstracts',
    day: '2026-11-20',
    at: null,
    zone: null,
    url: null,
    extendedFrom: null,
  })
})
