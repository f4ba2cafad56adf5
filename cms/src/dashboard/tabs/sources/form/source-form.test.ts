import { expect, test } from 'vitest'

import { isSourceChanged, newSource, sourceBody, sourceFaults, withAdvice } from './source-form.ts'

const typed = { ...newSource, name: 'A list', address: 'https://example.org/a.ics' }
const pathsOf = (values: typeof typed) => sourceFaults(values).map(({ path }) => path)

test('what is missing or wrong is said at its field', () => {
  expect(pathsOf(newSource).sort()).toEqual(['address', 'name'])
  expect(pathsOf({ ...typed, address: 'example.org' })).toEqual(['address'])
  expect(pathsOf({ ...typed, creditUrl: 'here' })).toEqual(['creditUrl'])
  expect(pathsOf(typed)).toEqual([])
})

test('CTFtime is off until the permission is ticked, and asked at most every six hours', () => {
  const ctftime = { ...typed, kind: 'ctftime' as const }
  expect(sourceBody(ctftime)).toMatchObject({ isOn: false, hasPermission: false })
  expect(sourceBody({ ...ctftime, hasPermission: true })).toMatchObject({ isOn: true, hasPermission: true })
  expect(pathsOf({ ...ctftime, hasPermission: true, everyHours: 1 })).toEqual(['everyHours'])
})

test('a permission that is not asked for is not said', () => {
  expect(sourceBody({ ...typed, hasPermission: true }).hasPermission).toBe(false)
})

test('a known list fills in what nobody has typed', () => {
  const advised = withAdvice({ ...newSource, address: 'https://github.com/xsa/infosec-events', name: 'Mine' })
  expect(advised).toMatchObject({ kind: 'xsa', name: 'Mine', licence: 'CC BY 4.0', mayPassOn: true })
  expect(withAdvice({ ...newSource, address: 'no' })).toEqual({ ...newSource, address: 'no' })
  expect(isSourceChanged(advised, newSource)).toBe(true)
  expect(isSourceChanged(newSource, { ...newSource })).toBe(false)
})
