import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $theme } from './theme.ts'

beforeEach(() => {
  useTestStorageEngine()
})

afterEach(() => {
  cleanStores($theme)
  cleanTestStorage()
})

test('a theme is kept under the name that the page reads before it is painted', () => {
  $theme.set('dark')
  expect(getTestStorage()).toEqual({ theme: 'dark' })
})

test('the system’s theme is no choice, and nothing is kept of it', () => {
  $theme.set('light')
  $theme.set('system')
  expect(getTestStorage()).toEqual({})
  expect($theme.get()).toBe('system')
})

test('a choice in another tab is one here, and so is taking it back', () => {
  const heard: string[] = []
  $theme.subscribe((theme) => heard.push(theme))
  setTestStorageKey('theme', 'light')
  setTestStorageKey('theme', undefined)
  expect(heard.filter((theme, index) => theme !== heard[index - 1])).toEqual(['system', 'light', 'system'])
})

test('what is no theme of ours counts as none', () => {
  setTestStorageKey('theme', 'purple')
  expect($theme.get()).toBe('system')
})
