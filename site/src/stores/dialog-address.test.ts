import { expect, test } from 'vitest'
import { eventOfAddress } from './address-bar.ts'
import { addressWithEvent, addressWithoutEvent, cameFromPage } from './open-event.ts'

test('an open event stands in the address beside the month', () => {
  const open = addressWithEvent('https://example.com/he?month=2026-12', '1')
  expect(open).toBe('/he?month=2026-12&event=1')
  expect(eventOfAddress(`https://example.com${open}`)).toBe('1')
})

test('closing takes only the event away', () => {
  expect(addressWithoutEvent('https://example.com/?month=2026-12&event=1')).toBe('/?month=2026-12')
  expect(addressWithoutEvent('https://example.com/?event=1')).toBe('/')
})

test('closing goes back to another page of the site, not to one beyond it, nor to the event in the other language', () => {
  const here = 'https://example.com/he?event=1'
  expect(cameFromPage('https://example.com/he/about', here)).toBe(true)
  expect(cameFromPage('https://elsewhere.example/', here)).toBe(false)
  expect(cameFromPage('https://example.com/?event=1', here)).toBe(false)
  expect(cameFromPage('', here)).toBe(false)
})
