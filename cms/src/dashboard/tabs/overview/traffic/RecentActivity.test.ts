import { expect, test } from 'vitest'

import { latestVisits } from './Panels.tsx'
import { visitWith } from '../../../../testing/visit-with.ts'

const at = (minute: number) => `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`

test('the newest sign of life comes first, and each visit once, as it was read last', () => {
  const before = visitWith({ id: 'first', lastActivity: at(1), pageViews: 1 })
  const after = visitWith({ id: 'first', lastActivity: at(3), pageViews: 2 })
  const ended = visitWith({ id: 'ended', lastActivity: at(2) })
  expect(latestVisits([after], [before, ended], 4)).toEqual([after, ended])
  expect(latestVisits([], [before, ended], 4)).toEqual([ended, before])
})

test('no more than asked for', () => {
  const visits = [1, 2, 3, 4, 5].map((minute) => visitWith({ id: String(minute), lastActivity: at(minute) }))
  expect(latestVisits(visits, visits, 4).map(({ id }) => id)).toEqual(['5', '4', '3', '2'])
})
