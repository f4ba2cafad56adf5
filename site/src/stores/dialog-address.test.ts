import { expect, test } from 'vitest'
import { addressWithEvent, addressWithoutEvent, eventOfAddress } from './dialog-address.ts'

test('an open event stands in the address beside the month', () => {
  const open = addressWithEvent('https://example.com/he?month=2026-12', '1')
  expect(open).toBe('/he?month=2026-12&event=1')
  expect(eventOfAddress(`https://example.com${open}`)).toBe('1')
})

test('closing takes only the event away', () => {
  expect(addressWithoutEvent('https://example.com/?month=2026-12&event=1')).toBe('/?month=2026-12')
  expect(addressWithoutEvent('https://example.com/?event=1')).toBe('/')
})
