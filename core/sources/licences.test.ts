import { expect, test } from 'vitest'
import { knownLicences, licenceUrlOf, requiresChangeNotice } from './credits.ts'

test('a known licence can be read somewhere, another is only named', () => {
  for (const name of knownLicences) expect(licenceUrlOf(name)).toMatch(/^https:\/\//)
  expect(licenceUrlOf('CC BY 4.0')).toBe('https://creativecommons.org/licenses/by/4.0/')
  expect(licenceUrlOf('Ask the owner')).toBeNull()
  expect(licenceUrlOf(null)).toBeNull()
})

test('Creative Commons asks for a notice of changes, MIT does not', () => {
  expect(requiresChangeNotice('CC BY 4.0')).toBe(true)
  expect(requiresChangeNotice('MIT')).toBe(false)
  expect(requiresChangeNotice(null)).toBe(false)
})
