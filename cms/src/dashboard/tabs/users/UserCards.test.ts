import { expect, test } from 'vitest'

import { visitWith } from '../../../testing/visit-with.ts'
import { deviceCounts, topCountry } from './UsersTab.tsx'

test('devices are counted in their fixed order, without those that nobody uses', () => {
  const visits = [visitWith({ deviceType: 'tablet' }), visitWith(), visitWith()]
  expect(deviceCounts(visits)).toEqual([
    { deviceType: 'desktop', count: 2 },
    { deviceType: 'tablet', count: 1 },
  ])
})

test('the country of most visits leads; local and unknown places are no countries', () => {
  const visits = ['Germany', 'Israel', 'Israel', 'local', 'unknown'].map((country) => visitWith({ country }))
  expect(topCountry(visits)).toEqual({ countries: 2, top: { country: 'Israel', count: 2 } })
  expect(topCountry([])).toEqual({ countries: 0, top: null })
})
