import type { Deadline } from '@cyberluach/core/events/deadline'
import { messagesFor } from './messages.ts'
import { expect, test } from 'vitest'
import { deadlineLines } from './deadlines.ts'

const setting = { now: new Date('2026-11-23T08:00:00Z'), timeZone: 'Asia/Jerusalem' }
const plain = { at: null, zone: null, url: null, extendedFrom: null }

function lines(...deadlines: (Pick<Deadline, 'kind' | 'day'> & Partial<Deadline>)[]) {
  const words = { locale: 'en' as const, t: messagesFor('en') }
  return deadlineLines(
    words,
    deadlines.map((deadline) => ({ ...plain, ...deadline })),
    setting,
  )
}

test('a day without a zone ends anywhere on Earth, with the hour by the site’s clock', () => {
  expect(lines({ kind: 'callForPapers', day: '2026-12-01' })).toEqual([
    {
      name: 'Call for papers',
      day: '2026-12-01',
      date: 'December 1, 2026',
      notes: ['End of the day anywhere on Earth: Dec 2, 14:00, Israel Time'],
      closesAt: '2026-12-02T00:00:00-12:00',
      isOver: false,
      isAnswer: false,
      href: null,
    },
  ])
})

test('a day of the site’s zone needs no note, one of another zone says whose', () => {
  expect(lines({ kind: 'registration', day: '2026-12-01', zone: 'Asia/Jerusalem' })[0]?.notes).toEqual([])
  expect(lines({ kind: 'registration', day: '2026-12-01', zone: 'America/New_York' })[0]?.notes).toEqual([
    'End of the day by New York Time: Dec 2, 07:00, Israel Time',
  ])
})

test('an hour is shown by the site’s clock, and a day before it was extended beside it', () => {
  const line = lines({
    kind: 'earlyPrice',
    day: '2026-12-01',
    at: '2026-12-01T22:30:00Z',
    extendedFrom: '2026-11-15',
  })[0]
  expect(line).toMatchObject({ day: '2026-12-02', date: 'December 2, 2026, 00:30' })
  expect(line?.notes).toEqual(['Israel Time', 'Extended from November 15, 2026'])
})

test('an hour of another zone is shown by the clock there, and by the site’s', () => {
  const line = lines({
    kind: 'callForPapers',
    day: '2026-12-01',
    at: '2026-12-01T22:30:00Z',
    zone: 'America/New_York',
  })[0]
  expect(line).toMatchObject({ day: '2026-12-01', date: 'December 1, 2026, 17:30' })
  expect(line?.notes).toEqual(['By New York Time, which is Dec 2, 00:30, Israel Time'])
})

test('an hour anywhere on Earth says so, as a day without an hour does', () => {
  const hour = {
    kind: 'earlyPrice',
    day: '2027-06-01',
    at: '2027-06-02T11:59:00Z',
    zone: 'Etc/GMT+12',
  } as const
  expect(lines(hour)[0]).toMatchObject({
    day: '2027-06-01',
    date: 'June 1, 2027, 23:59',
    notes: ['Anywhere on Earth (UTC−12), which is Jun 2, 14:59, Israel Time'],
  })
  expect(lines({ ...hour, at: null })[0]?.notes).toEqual([
    'End of the day anywhere on Earth: Jun 2, 15:00, Israel Time',
  ])
})

test('they stand by when they close, and what closed is over', () => {
  const shown = lines(
    { kind: 'registration', day: '2026-12-05' },
    { kind: 'abstracts', day: '2026-11-20' },
    // Not yet over in Honolulu.
    { kind: 'ctfSignUp', day: '2026-11-22' },
  )
  expect(shown.map(({ name, isOver }) => [name, isOver])).toEqual([
    ['Abstracts', true],
    ['CTF sign-up', false],
    ['Registration', false],
  ])
})
