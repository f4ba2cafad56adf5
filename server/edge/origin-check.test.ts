import { expect, test } from 'vitest'
import { isForeign } from './origin-check.ts'

test.each([
  [undefined, false],
  ['http://calendar.example', false],
  ['https://public.example', false],
  ['https://evil.example', true],
  ['https://calendar.example.evil.example', true],
  ['null', true],
])('a write from %s is foreign: %s', (origin, foreign) => {
  expect(isForeign(origin, 'calendar.example', 'public.example')).toBe(foreign)
})
