import { expect, test } from 'vitest'
import { countryOptions } from './event-form-setting.ts'

test('Israel comes first, the others in the order of the language', () => {
  const english = countryOptions('en').map(([, name]) => name)
  expect(english[0]).toBe('Israel')
  expect(english.slice(1)).toEqual(english.slice(1).toSorted(new Intl.Collator('en').compare))
  expect(countryOptions('he')[0]).toEqual(['IL', 'ישראל'])
})

test('both languages offer the same countries, each once', () => {
  const codesOf = (locale: 'en' | 'he') =>
    countryOptions(locale)
      .map(([code]) => code)
      .toSorted()
  expect(codesOf('he')).toEqual(codesOf('en'))
  expect(new Set(codesOf('en')).size).toBe(codesOf('en').length)
})
