import { expect, test } from 'vitest'
import { isOwnOrigin } from './requests.ts'

const hosts = ['calendar.example:4321', 'public.example', null, undefined]

test.each([undefined, null, 'http://calendar.example:4321', 'https://public.example', 'http://PUBLIC.example'])(
  'a write from %s is ours, or a program’s',
  (origin) => {
    expect(isOwnOrigin(origin, hosts)).toBe(true)
  },
)

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

test('a page of ours that sends no referrer posts from "null", and its browser says that it is ours', () => {
  expect(isOwnOrigin('null', hosts, 'same-origin')).toBe(true)
  for (const site of ['same-site', 'cross-site', 'none', undefined])
    expect(isOwnOrigin('null', hosts, site)).toBe(false)
  expect(isOwnOrigin('https://evil.example', hosts, 'same-origin')).toBe(false)
})
