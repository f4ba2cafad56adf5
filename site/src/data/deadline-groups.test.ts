import type { Deadline } from '@cyberluach/core/events/deadline'
import { deadlineLines } from '@cyberluach/i18n/deadlines'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { groupedByDay } from './deadlines.ts'

const now = new Date('2026-11-10T08:00:00Z')

/** The groups of what is listed on 10 November in Israel: the name of each, and the dates that stand below it. */
function groups(...deadlines: (Pick<Deadline, 'day'> & Partial<Deadline>)[]): [string, string[]][] {
  const lines = deadlineLines(
    { locale: 'en', t: messagesFor('en') },
    deadlines.map((one) => ({
      kind: 'registration',
      at: null,
      zone: null,
      url: null,
      extendedFrom: null,
      ...one,
    })),
    { now, timeZone: 'Asia/Jerusalem' },
  )
  return groupedByDay(lines, '2026-11-10').map(({ month, deadlines: shown }) => [
    month ?? 'near',
    shown.map(({ date }) => date),
  ])
}

test('a day anywhere on Earth stands in the month that it names, though it ends in the next by the site’s clock', () => {
  expect(groups({ day: '2026-11-30' })).toEqual([['2026-11', ['November 30, 2026']]])
})

test('an hour stands in the month of its date by the clock that it is told by', () => {
  const at = '2026-11-30T23:00:00Z'
  expect(groups({ day: '2026-11-30', at, zone: 'America/New_York' })).toEqual([
    ['2026-11', ['November 30, 2026, 18:00']],
  ])
  expect(groups({ day: '2026-11-30', at })).toEqual([['2026-12', ['December 1, 2026, 01:00']]])
})

test('a month stands once, also where one of its days closes before the last of the month before', () => {
  expect(
    groups(
      { day: '2026-11-30' },
      { day: '2026-12-01', at: '2026-11-30T22:30:00Z' },
      { day: '2026-12-01', zone: 'Pacific/Auckland' },
      { day: '2026-11-12' },
    ),
  ).toEqual([
    ['near', ['November 12, 2026']],
    ['2026-11', ['November 30, 2026']],
    ['2026-12', ['December 1, 2026, 00:30', 'December 1, 2026']],
  ])
})

test('seven days are near, today the first; a day that is past here and goes on elsewhere is among them', () => {
  expect(groups({ day: '2026-11-09' }, { day: '2026-11-16' }, { day: '2026-11-17' })).toEqual([
    ['near', ['November 9, 2026', 'November 16, 2026']],
    ['2026-11', ['November 17, 2026']],
  ])
})
