import { expect, test } from 'vitest'
import { narrowingFields } from './deadlines.ts'

const none = { kind: null, place: null, tag: null }
const kinds = [{ kind: 'registration' as const, count: 3 }]
const choice = (count: number) => [{ key: 'haifa', name: 'Haifa', count }]

test('a single choice is offered where it narrows the list, and not where all of it is of that choice', () => {
  expect(narrowingFields({ kinds, places: choice(1), tags: choice(3) }, none)).toEqual(['place'])
})

test('what is asked for is offered all the same', () => {
  const asked = { ...none, kind: 'registration' as const, tag: 'gone' }
  expect(narrowingFields({ kinds, places: [], tags: [] }, asked)).toEqual(['kind', 'tag'])
})

test('of several choices that all of it shares none is offered', () => {
  const two = [...choice(3), { key: 'online', name: '', count: 3 }]
  expect(narrowingFields({ kinds, places: two, tags: [] }, none)).toEqual([])
})
