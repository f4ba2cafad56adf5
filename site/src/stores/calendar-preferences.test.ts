import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $isHebrewCalendarHidden } from './calendar-preferences.ts'

beforeEach(() => {
  useTestStorageEngine()
})

afterEach(() => {
  cleanStores($isHebrewCalendarHidden)
  cleanTestStorage()
})

test('that the luach is off is kept under the name that the page reads before it is painted, and else nothing', () => {
  $isHebrewCalendarHidden.set(true)
  expect(getTestStorage()).toEqual({ 'cyberluach.luach': 'hidden' })
  $isHebrewCalendarHidden.set(false)
  expect(getTestStorage()).toEqual({})
})

test('another tab’s choice is this one’s, and what is none of ours hides nothing', () => {
  $isHebrewCalendarHidden.listen(() => {})
  setTestStorageKey('cyberluach.luach', 'hidden')
  expect($isHebrewCalendarHidden.get()).toBe(true)
  setTestStorageKey('cyberluach.luach', 'maybe')
  expect($isHebrewCalendarHidden.get()).toBe(false)
})
