import { describe, expect, test } from 'vitest'
import { isOwnOrigin } from './request.ts'

const asked = (origin: string | null, publicUrl = '') =>
  isOwnOrigin(
    new Headers({ 'x-forwarded-host': 'calendar.example:4321', ...(origin === null ? {} : { origin }) }),
    publicUrl,
  )

describe('a write', () => {
  test('from the requested host is ours', () => {
    expect(asked('http://calendar.example:4321')).toBe(true)
  })

  test('from the public address is ours', () => {
    expect(asked('https://calendar.example', 'https://calendar.example')).toBe(true)
  })

  test('without an origin comes from a program', () => {
    expect(asked(null)).toBe(true)
  })

  test.each([
    'https://elsewhere.example',
    'http://calendar.example',
    'http://calendar.example:4321.elsewhere.example',
    'null',
    '',
  ])('from %s is foreign', (origin) => {
    expect(asked(origin)).toBe(false)
  })
})
