import type { Deadline } from '@cyberluach/core/events/deadline'
import { deadlineLine } from '@cyberluach/i18n/deadlines'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { groupedByDay, momentOf } from './deadlines.ts'

const now = new Date('2026-11-10T08:00:00Z')

/** The groups of what is listed on 10 November in Israel: the name of each, and the moments that stand below it. */
function groups(...deadlines: (Pick<Deadline, 'day'> & Partial<Deadline>)[]): [string, string[]][] {
  const rows = deadlines.map((given) => {
    const one: Deadline = { kind: 'registration', at: null, zone: null, url: null, extendedFrom: null, ...given }
    const line = deadlineLine({ locale: 'en', t: messagesFor('en') }, one, { now, timeZone: 'Asia/Jerusalem' })
    return { moment: momentOf('en', one, line) }
  })
  return groupedByDay(rows, '2026-11-10').map(({ month, deadlines: shown }) => [
    month ?? 'near',
    shown.map(({ moment }) => moment.text),
  ])
}

test('a day anywhere on Earth that ends in the next month by the site’s clock stands there, as its row says', () => {
  expect(groups({ day: '2026-11-30' })).toEqual([['2026-12', ['Dec 1, 14:00']]])
})

test('a whole day by the site’s clock stands in its own month, and an hour in that of its date there', () => {
  const at = '2026-11-30T23:00:00Z'
  expect(
    groups(
      { day: '2026-11-30', zone: 'Asia/Jerusalem' },
      { day: '2026-11-30', at, zone: 'America/New_York' },
      { day: '2026-11-30', at },
    ),
  ).toEqual([
    ['2026-11', ['Nov 30']],
    ['2026-12', ['Dec 1, 01:00', 'Dec 1, 01:00']],
  ])
})

test('seven days are near, today the first', () => {
  expect(groups({ day: '2026-11-09' }, { day: '2026-11-15' }, { day: '2026-11-16' })).toEqual([
    ['near', ['Nov 10, 14:00', 'Nov 16, 14:00']],
    ['2026-11', ['Nov 17, 14:00']],
  ])
})
