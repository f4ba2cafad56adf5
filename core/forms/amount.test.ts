import { expect, test } from 'vitest'
import { readAmount } from './event-form-fields.ts'

test.each([
  '1500',
  '1,500',
  '$1500',
  '$1,500',
  '$ 1,500',
  '1500$',
  '1500 USD',
  'USD 1,500',
  'US$1,500',
  '1 500',
  '1\u00a0500',
  '1,500.00',
  '1500 dollars',
  ' 1500 ',
  '1,500 usd',
])('%s is 1500', (text) => {
  expect(readAmount(text)).toBe(1500)
})

test('several groups are read, and leading zeros', () => {
  expect(readAmount('12,345,678')).toBe(12_345_678)
  expect(readAmount('007')).toBe(7)
  expect(readAmount('0')).toBe(0)
})

test.each([
  '',
  'abc',
  '1.500',
  '1,50',
  '15,00',
  '1,5000',
  '12.5',
  '-5',
  '€1500',
  '₪1,500',
  '5k',
  '$',
  '1e3',
  '1500 EUR',
])('“%s” is no amount of dollars', (text) => {
  expect(readAmount(text)).toBeNull()
})
