import { describe, expect, test } from 'vitest'
import { dayAfterKey } from './MonthGrid.tsx'

describe('a key in the month grid', () => {
  test('moves by a day in the direction of reading', () => {
    expect(dayAfterKey('ArrowRight', '2026-11-30', 'ltr')).toBe('2026-12-01')
    expect(dayAfterKey('ArrowRight', '2026-11-30', 'rtl')).toBe('2026-11-29')
    expect(dayAfterKey('ArrowLeft', '2026-11-30', 'rtl')).toBe('2026-12-01')
  })

  test('moves by a week up and down', () => {
    expect(dayAfterKey('ArrowDown', '2026-11-20', 'rtl')).toBe('2026-11-27')
    expect(dayAfterKey('ArrowUp', '2026-11-20', 'ltr')).toBe('2026-11-13')
  })

  test('goes to the edges of the week, Sunday and Saturday', () => {
    expect(dayAfterKey('Home', '2026-11-20', 'ltr')).toBe('2026-11-15')
    expect(dayAfterKey('End', '2026-11-20', 'ltr')).toBe('2026-11-21')
    expect(dayAfterKey('Home', '2026-11-15', 'ltr')).toBe('2026-11-15')
  })

  test('goes to the same day of another month, or to its last', () => {
    expect(dayAfterKey('PageDown', '2026-11-20', 'ltr')).toBe('2026-12-20')
    expect(dayAfterKey('PageUp', '2026-12-31', 'ltr')).toBe('2026-11-30')
    expect(dayAfterKey('PageDown', '2027-01-31', 'ltr')).toBe('2027-02-28')
  })

  test('is left alone when it moves nowhere', () => {
    expect(dayAfterKey('a', '2026-11-20', 'ltr')).toBeNull()
  })
})
