import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $areSamplesHidden } from './calendar-preferences.ts'

beforeEach(() => {
  useTestStorageEngine()
})

afterEach(() => {
  cleanStores($areSamplesHidden)
  cleanTestStorage()
})

test('that samples are hidden is kept under the name that the page reads before it is painted', () => {
  $areSamplesHidden.set(true)
  expect(getTestStorage()).toEqual({ 'cyberluach.samples': 'hidden' })
})

test('shown again, nothing is kept of it', () => {
  $areSamplesHidden.set(true)
  $areSamplesHidden.set(false)
  expect(getTestStorage()).toEqual({})
})

test('another tab’s choice is this one’s, and what is none of ours hides nothing', () => {
  $areSamplesHidden.listen(() => {})
  setTestStorageKey('cyberluach.samples', 'hidden')
  expect($areSamplesHidden.get()).toBe(true)
  setTestStorageKey('cyberluach.samples', 'maybe')
  expect($areSamplesHidden.get()).toBe(false)
})
