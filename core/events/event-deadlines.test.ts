import { expect, test } from 'vitest'
import { closingOf } from './deadline.ts'

test.each([
  ['all of its day anywhere on Earth', { day: '2026-12-01', at: null, zone: null }, '2026-12-02T12:00:00Z'],
  [
    'all of its day in a zone that is named',
    { day: '2026-12-01', at: null, zone: 'Asia/Jerusalem' },
    '2026-12-01T22:00:00Z',
  ],
  ['an hour that is known', { day: '2026-12-01', at: '2026-12-01T15:00:00Z', zone: null }, '2026-12-01T15:00:00Z'],
])('a deadline counts %s', (_, deadline, closing) => {
  expect(Date.parse(closingOf(deadline))).toBe(Date.parse(closing))
})
