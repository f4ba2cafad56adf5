import { expect, test } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'

const hosts = ['calendar.example:4321', 'public.example', null, undefined]

test.each([
  undefined,
  null,
  'http://calendar.example:4321',
  'https://public.example',
  'http://PUBLIC.example',
])('a write from %s is ours, or a program’s', (origin) => {
  expect(isOwnOrigin(origin, hosts)).toBe(true)
})

test.each([
  'https://evil.example',
  'http://calendar.example',
  'http://calendar.example:4321.evil.example',
  'https://public.example.evil.example',
  'file:///public.example',
  'null',
  '',
])('a write from "%s" is foreign', (origin) => {
  expect(isOwnOrigin(origin, hosts)).toBe(false)
})
