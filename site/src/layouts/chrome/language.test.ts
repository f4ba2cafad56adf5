import { expect, test } from 'vitest'
import { addressInOtherLanguage } from './preferences.ts'

test('the switch keeps the path and the query', () => {
  expect(addressInOtherLanguage({ pathname: '/', search: '?month=2026-12' })).toBe('/he?month=2026-12')
  expect(addressInOtherLanguage({ pathname: '/he/day/2026-11-20', search: '' })).toBe('/day/2026-11-20')
  expect(addressInOtherLanguage({ pathname: '/he', search: '?event=1' })).toBe('/?event=1')
})
