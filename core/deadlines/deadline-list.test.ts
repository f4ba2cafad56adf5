import { expect, test } from 'vitest'
import { deadlinesPath, readDeadlineFilter } from './deadline-list.ts'

const read = (query: string) => readDeadlineFilter(new URLSearchParams(query))

test('a filter is read from an address', () => {
  expect(read('kind=callForPapers&place=israel&tag=red-team')).toEqual({
    kind: 'callForPapers',
    place: 'israel',
    tag: 'red-team',
  })
})

test('what is empty in an address narrows nothing', () => {
  expect(read('kind=&place=&tag=')).toEqual({ kind: null, place: null, tag: null })
})

test.each(['kind=papers', 'place=Israel', 'tag=a/b', `tag=${'x'.repeat(201)}`])(
  'what there cannot be is none: %s',
  (query) => {
    expect(read(query)).toBeNull()
  },
)

test('an address says what narrows it, and which page', () => {
  expect(deadlinesPath()).toBe('/deadlines')
  expect(deadlinesPath({ kind: 'abstracts', place: null, tag: 'ai' }, 2)).toBe(
    '/deadlines?kind=abstracts&tag=ai&page=2',
  )
})
