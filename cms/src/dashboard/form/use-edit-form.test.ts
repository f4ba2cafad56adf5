import { expect, test } from 'vitest'
import { newDeadline } from './deadline-values.ts'
import { isChanged, rebaseTyped, rebaseUntouched } from './use-edit-form.ts'

const began = { title: 'Flags', city: 'Haifa', deadlines: [newDeadline] }
const elsewhere = { ...began, city: 'Jaffa', deadlines: [] }
const untouched = { values: began, began, version: '1' }
const typed = { ...untouched, values: { ...began, title: 'Night of the flags' } }

test('a field that is typed in and a row that is added, changed or removed are changes', () => {
  expect(isChanged(structuredClone(began), began)).toBe(false)
  expect(isChanged(typed.values, began)).toBe(true)
  for (const deadlines of [[], [newDeadline, newDeadline], [{ ...newDeadline, day: '2027-01-10' }]]) {
    expect(isChanged({ ...began, deadlines }, began)).toBe(true)
  }
})

test('what changed elsewhere is taken over where nobody has typed, and kept from where somebody has', () => {
  expect(rebaseUntouched(untouched, elsewhere, '2')).toEqual({
    values: elsewhere,
    began: elsewhere,
    version: '2',
  })
  expect(rebaseUntouched(typed, elsewhere, '2')).toBe(typed)
  expect(rebaseUntouched(untouched, began, '1')).toBe(untouched)
})

test('where only what was typed is sent, it stands upon what changed elsewhere', () => {
  const both = rebaseTyped(typed, elsewhere)
  expect(both.values).toEqual({ ...elsewhere, title: 'Night of the flags' })
  expect(both.began).toBe(elsewhere)
  expect(rebaseTyped(both, { ...elsewhere })).toBe(both)
})
