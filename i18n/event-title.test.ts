import { describe, expect, test } from 'vitest'
import { titleOf } from './event-words.ts'

describe('an event’s title', () => {
  test('is Hebrew and right to left on the Hebrew page, even where it begins in Latin', () => {
    expect(titleOf('he', { title: 'BSidesMunich', titleHe: 'BSides מינכן' })).toEqual({
      text: 'BSides מינכן',
      dir: 'rtl',
      lang: undefined,
    })
  })

  test('is the English one, marked as English, where there is no Hebrew', () => {
    expect(titleOf('he', { title: 'GreHack', titleHe: null })).toEqual({
      text: 'GreHack',
      dir: 'ltr',
      lang: 'en',
    })
  })

  test('is the English one on the English page', () => {
    expect(titleOf('en', { title: 'BSidesMunich', titleHe: 'BSides מינכן' }).text).toBe('BSidesMunich')
  })
})
