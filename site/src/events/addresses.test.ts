import { describe, expect, test } from 'vitest'
import { monthAddress, monthOfAddress } from './addresses.ts'

const today = '2026-11-20'

describe('the calendar’s address', () => {
  test('names every month but this one', () => {
    expect(monthAddress('en', '2026-12', today)).toBe('/?month=2026-12')
    expect(monthAddress('he', '2026-12', today)).toBe('/he?month=2026-12')
    expect(monthAddress('he', '2026-11', today)).toBe('/he')
  })

  test('is this month without a month, and nothing with a bad one', () => {
    expect(monthOfAddress(new URLSearchParams(''), today)).toBe('2026-11')
    expect(monthOfAddress(new URLSearchParams('month=2027-01'), today)).toBe('2027-01')
    expect(monthOfAddress(new URLSearchParams('month=2026-13'), today)).toBeNull()
  })
})
