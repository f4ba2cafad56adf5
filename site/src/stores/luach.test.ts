import {
  cleanTestStorage,
  getTestStorage,
  setTestStorageKey,
  useTestStorageEngine,
} from '@nanostores/persistent'
import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $isLuachHidden } from './luach.ts'

beforeEach(() => {
  useTestStorageEngine()
})

afterEach(() => {
  cleanStores($isLuachHidden)
  cleanTestStorage()
})

test('that the luach is off is kept under the name that the page reads before it is painted, and else nothing', () => {
  $isLuachHidden.set(true)
  expect(getTestStorage()).toEqual({ 'cyberluach.luach': 'hidden' })
  $isLuachHidden.set(false)
  expect(getTestStorage()).toEqual({})
})

test('another tab’s choice is this one’s, and what is none of ours hides nothing', () => {
  $isLuachHidden.listen(() => {})
  setTestStorageKey('cyberluach.luach', 'hidden')
  expect($isLuachHidden.get()).toBe(true)
  setTestStorageKey('cyberluach.luach', 'maybe')
  expect($isLuachHidden.get()).toBe(false)
})
