import { beforeEach, expect, test } from 'vitest'
import { testAddressBar } from '../testing/address-bar.ts'
import { createOpenEventStore, type OpenEventStore } from './open-event.ts'

const bsides = { id: 'bsides', heading: 'BSides' }
const finals = { id: 'finals', heading: 'The finals' }

let bar: ReturnType<typeof testAddressBar>
let store: OpenEventStore

beforeEach(() => {
  bar = testAddressBar('/?month=2026-12')
  store = createOpenEventStore(bar)
  store.follow()
})

test('an event that is opened stands in the address, beside what is there', () => {
  store.open(bsides)
  expect(store.$open.get()).toEqual(bsides)
  expect(bar.entries()).toEqual(['/?month=2026-12', '/?month=2026-12&event=bsides'])
})

test('closing goes back over the step that opening has made', () => {
  store.open(bsides)
  store.close()
  expect(store.$open.get()).toBeNull()
  expect(bar.entries()).toEqual(['/?month=2026-12'])
})

test('back closes it, and forward opens it again', () => {
  store.open(bsides)
  bar.go(-1)
  expect(store.$open.get()).toBeNull()
  bar.go(1)
  expect(store.$open.get()?.id).toBe('bsides')
})

test('one that opens over another is gone back over first', () => {
  store.open(bsides)
  store.open(finals)
  store.close()
  expect(store.$open.get()?.id).toBe('bsides')
})

test('one that no step of ours has opened leaves the address when it closes', () => {
  bar = testAddressBar('/?event=finals&month=2026-12')
  store = createOpenEventStore(bar)
  store.follow()
  bar.push('/blog')
  bar.go(-1)
  expect(store.$open.get()?.id).toBe('finals')
  store.close()
  expect(store.$open.get()).toBeNull()
  expect(bar.entries()).toEqual(['/?month=2026-12'])
})
