import { expect, test } from 'vitest'
import { isLanguagesText, languagesText } from './event-languages.ts'

test('languages are stored by their codes, those of the site first and each once', () => {
  expect(languagesText(['DE', 'en-GB', ' en '])).toBe('en,de')
  expect(languagesText(['iw', 'EN'])).toBe('en,he')
  expect(languagesText(['no'])).toBe('nb')
})

test('of what is no language that is known nothing is stored', () => {
  expect(languagesText([])).toBeNull()
  expect(languagesText(['Klingon', ''])).toBeNull()
  expect(languagesText(['en', 'he', 'ar', 'ru', 'fr', 'de'])).toBeNull()
})

test('a text is one of languages only as it is stored', () => {
  expect(['en', 'en,he', 'en,de'].filter(isLanguagesText)).toEqual(['en', 'en,he', 'en,de'])
  expect(['he,en', 'EN', 'en,en', '', 'xx'].filter(isLanguagesText)).toEqual([])
})
