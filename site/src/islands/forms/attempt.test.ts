import { expect, test } from 'vitest'
import { attemptWith, forget } from './use-draft.ts'

function numbered() {
  let number = 0
  return () => ({ key: `key-${(number += 1)}`, body: { number } })
}

test('sending the same values again is the same attempt with the same body, also after a reload', () => {
  const [store, make] = [{}, numbered()]
  const first = attemptWith(store, 'form', { title: 'Harbor Lights CTF' }, make)
  expect(first).toMatchObject({ key: 'key-1', body: { number: 1 } })
  expect(attemptWith(store, 'form', { title: 'Harbor Lights CTF' }, make)).toEqual(first)
})

test('other values are another attempt', () => {
  const [store, make] = [{}, numbered()]
  attemptWith(store, 'form', { title: 'Harbor Lights CTF' }, make)
  expect(attemptWith(store, 'form', { title: 'Harbor Lights CTF 2' }, make).key).toBe('key-2')
})

test('after success the same may be sent anew', () => {
  const store: Record<string, string> = {}
  const make = numbered()
  attemptWith(store, 'form', { title: 'Harbor Lights CTF' }, make)
  forget(store, 'form')
  expect(attemptWith(store, 'form', { title: 'Harbor Lights CTF' }, make).key).toBe('key-2')
})
