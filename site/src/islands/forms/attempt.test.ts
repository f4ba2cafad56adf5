import { expect, test } from 'vitest'
import { attemptWith, inMemory } from './attempt.ts'

function numbered() {
  let number = 0
  return () => ({ key: `key-${(number += 1)}`, body: { number } })
}

test('sending the same values again is the same attempt, with the same body', () => {
  const [place, make] = [inMemory<{ number: number }>(), numbered()]
  const first = attemptWith(place, { title: 'Harbor Lights CTF' }, make)
  expect(first).toMatchObject({ key: 'key-1', body: { number: 1 } })
  expect(attemptWith(place, { title: 'Harbor Lights CTF' }, make)).toEqual(first)
})

test('other values are another attempt', () => {
  const [place, make] = [inMemory<{ number: number }>(), numbered()]
  attemptWith(place, { title: 'Harbor Lights CTF' }, make)
  expect(attemptWith(place, { title: 'Harbor Lights CTF 2' }, make).key).toBe('key-2')
})

test('after success the same may be sent anew', () => {
  const [place, make] = [inMemory<{ number: number }>(), numbered()]
  attemptWith(place, { title: 'Harbor Lights CTF' }, make)
  place.write(null)
  expect(attemptWith(place, { title: 'Harbor Lights CTF' }, make).key).toBe('key-2')
})
