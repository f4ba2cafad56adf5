import { expect, test } from 'vitest'
import { knownLicences, licenceUrlOf, wantsChangesTold } from './credits.ts'

test('a known licence can be read somewhere, another is only named', () => {
  for (const name of knownLicences) expect(licenceUrlOf(name)).toMatch(/^https:\/\//)
  expect(licenceUrlOf('CC BY 4.0')).toBe('https://creativecommons.org/licenses/by/4.0/')
  expect(licenceUrlOf('Ask the owner')).toBeNull()
  expect(licenceUrlOf(null)).toBeNull()
})

test('Creative Commons asks that changes are told, MIT does not', () => {
  expect(wantsChangesTold('CC BY 4.0')).toBe(true)
  expect(wantsChangesTold('MIT')).toBe(false)
  expect(wantsChangesTold(null)).toBe(false)
})
