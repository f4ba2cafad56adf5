import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $savedEvents, forgetSaved, saveEvent } from './saved-events.ts'

const key = 'cyberluach.saved'
const bsides = 'f3f0a1c2-5a5c-4b3e-9a51-0d6c5f0e7a11'
const finals = '5b3c5a3e-6f52-4f7a-9d0c-5d2f3b0c7e11'

beforeEach(() => {
  useTestStorageEngine()
})

afterEach(() => {
  cleanStores($savedEvents)
  cleanTestStorage()
})

test('events are saved, each once, until they are forgotten', () => {
  saveEvent(bsides)
  saveEvent(finals)
  saveEvent(bsides)
  expect($savedEvents.get()).toEqual([bsides, finals])
  forgetSaved(bsides)
  expect($savedEvents.get()).toEqual([finals])
})

test('what is saved stands in the storage of this browser, and nothing does once nothing is saved', () => {
  saveEvent(bsides)
  expect(getTestStorage()[key]).toBe(JSON.stringify([bsides]))
  forgetSaved(bsides)
  expect(getTestStorage()).toEqual({})
})

test('an event that is saved or forgotten in another tab is so here too', () => {
  $savedEvents.listen(() => {})
  setTestStorageKey(key, JSON.stringify([bsides, finals]))
  expect($savedEvents.get()).toEqual([bsides, finals])
  setTestStorageKey(key, JSON.stringify([finals]))
  saveEvent(bsides)
  expect(getTestStorage()[key]).toBe(JSON.stringify([finals, bsides]))
})

test('a page that comes later finds what was saved', () => {
  setTestStorageKey(key, JSON.stringify([finals]))
  expect($savedEvents.get()).toEqual([finals])
})

test.each(['', '{"a":', '42', 'null', '{"length":3}', '[1,null,"../admin"]'])(
  'garbage in the storage counts as nothing saved: %s',
  (garbage) => {
    setTestStorageKey(key, garbage)
    expect($savedEvents.get()).toEqual([])
    saveEvent(bsides)
    expect($savedEvents.get()).toEqual([bsides])
  },
)

test('ids among garbage are kept, each once', () => {
  setTestStorageKey(key, JSON.stringify([bsides, 7, bsides, 'nothing', finals]))
  expect($savedEvents.get()).toEqual([bsides, finals])
})

test('an event that is gone is forgotten, and one that was never saved changes nothing', () => {
  saveEvent(bsides)
  forgetSaved(finals)
  expect($savedEvents.get()).toEqual([bsides])
  forgetSaved(bsides)
  expect($savedEvents.get()).toEqual([])
})
