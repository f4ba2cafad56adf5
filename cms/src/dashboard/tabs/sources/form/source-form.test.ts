import { expect, test } from 'vitest'

import { newSource, sourceBody, sourceChanges, sourceErrors, withAdvice } from './source-form.ts'

const typed = { ...newSource, name: 'A list', address: 'https://example.org/a.ics' }
const pathsOf = (values: typeof typed) => sourceErrors(values).map(({ path }) => path)

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
})

test('a kind that was chosen is no matter of advice, where the list is stays one', () => {
  const pasted = { ...newSource, kind: 'json' as const, address: 'webcal://lists.example/events.ics' }
  expect(withAdvice(pasted, true)).toMatchObject({
    kind: 'json',
    address: 'https://lists.example/events.ics',
  })
  expect(withAdvice(pasted)).toMatchObject({ kind: 'iCalendar' })
})

test('only what was typed is sent, and never that somebody chose the kind', () => {
  const values = { ...typed, licence: 'CC0', isKindChosen: true } as const
  expect(sourceChanges({ values, began: typed })).toEqual({ licence: 'CC0' })
})
